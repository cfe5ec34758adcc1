import type { Parent } from './catalogueTypeRow.ts';
import { CATALOGUE_TYPE_NAMES, CATALOGUE_TYPES, type CatalogueType } from './catalogueTypes.ts';

/** Finds the type whose sold lots an archive contains; undefined if the type is not an archive. */
export const findLiveType = (type: CatalogueType): CatalogueType | undefined =>
  CATALOGUE_TYPE_NAMES.find((name) => CATALOGUE_TYPES[name].archive === type);

/** True for a type of sold lots. */
export const isArchive = (type: CatalogueType): boolean => findLiveType(type) !== undefined;

/** Finds the archive of a type. Returns an archive itself; undefined if a type has no archive. */
export const findArchive = (type: CatalogueType): CatalogueType | undefined =>
  isArchive(type) ? type : CATALOGUE_TYPES[type].archive;

/**
 * Lists the types in which to look for a lot: its type, then the archive or the live type. The address of a lot stays
 * the same after the sale.
 */
export function listTypesOfLot(type: CatalogueType): readonly CatalogueType[] {
  const sibling = CATALOGUE_TYPES[type].archive ?? findLiveType(type);
  return sibling === undefined ? [type] : [type, sibling];
}

/** Lists the types of a parent that a catalogue page can show, archives last, without cars in Russia. */
export const listTypesOfParent = (parent: Parent): readonly CatalogueType[] =>
  CATALOGUE_TYPE_NAMES.filter((type) => {
    const row = CATALOGUE_TYPES[type];
    return row.parent === parent && row.country !== 'russia';
  });

/** Parents by the lot's country, for types with several parents. */
const PARENTS_BY_COUNTRY: Readonly<Record<string, Parent>> = { JP: 'japan', EU: 'europe' };

/** Finds the parent of a lot. If its type has several parents (`left`), the lot's two-letter country decides. */
export const findParentOfLot = (lot: {
  readonly type: CatalogueType;
  readonly country?: string;
}): Parent | undefined => CATALOGUE_TYPES[lot.type].parent ?? PARENTS_BY_COUNTRY[lot.country ?? ''];
