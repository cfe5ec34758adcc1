import {
  CATALOGUE_TYPE_NAMES,
  CATALOGUE_TYPES,
  isCatalogueType,
  type CatalogueType,
} from './catalogueTypes.ts';
import { PARENTS, type Parent } from './catalogueTypeRow.ts';

const TYPE_BY_ALIAS: ReadonlyMap<string, CatalogueType> = new Map(
  CATALOGUE_TYPE_NAMES.flatMap((type) =>
    CATALOGUE_TYPES[type].aliases.map((alias) => [alias, type] as const),
  ),
);

/** Finds a type by its name or by one of its aliases; undefined for an unknown name. */
export const readCatalogueType = (name: string): CatalogueType | undefined =>
  isCatalogueType(name) ? name : TYPE_BY_ALIAS.get(name);

const isParent = (name: string): name is Parent => (PARENTS as readonly string[]).includes(name);

/**
 * Finds a parent by its name. An alias of a type counts too, if the type is called like a parent: `korea` is `korean`.
 * Undefined for any other name.
 */
export function readParent(name: string): Parent | undefined {
  if (isParent(name)) return name;
  const type = TYPE_BY_ALIAS.get(name);
  return type !== undefined && isParent(type) ? type : undefined;
}
