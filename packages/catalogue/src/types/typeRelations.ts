import type { Parent } from './catalogueTypeRow.ts';
import { CATALOGUE_TYPE_NAMES, CATALOGUE_TYPES, type CatalogueType } from './catalogueTypes.ts';

/** The type whose sold lots an archive keeps; undefined for a type that is no archive. */
const findLiveType = (type: CatalogueType): CatalogueType | undefined =>
  CATALOGUE_TYPE_NAMES.find((name) => CATALOGUE_TYPES[name].archive === type);

/** True for a type of sold lots. */
export const isArchive = (type: CatalogueType): boolean => findLiveType(type) !== undefined;

/** The archive that a type's sold lots are in, which is the type itself for an archive; undefined where there is none. */
export const findArchive = (type: CatalogueType): CatalogueType | undefined =>
  isArchive(type) ? type : CATALOGUE_TYPES[type].archive;

/**
 * Where a lot of a type may be found: in the type itself, then in its archive, or in the type that it is the archive
 * of. A lot is sold, an address stays.
 */
export function listTypesOfLot(type: CatalogueType): readonly CatalogueType[] {
  const sibling = CATALOGUE_TYPES[type].archive ?? findLiveType(type);
  return sibling === undefined ? [type] : [type, sibling];
}

/** The types of a parent that a catalogue page may show: coming or fixed first, without cars in Russia. */
export const listTypesOfParent = (parent: Parent): readonly CatalogueType[] =>
  CATALOGUE_TYPE_NAMES.filter((type) => {
    const row = CATALOGUE_TYPES[type];
    return row.parent === parent && row.country !== 'russia';
  });

/** Parents of lots whose type comes from several, by the country of the lot. */
const PARENTS_BY_COUNTRY: Readonly<Record<string, Parent>> = { JP: 'japan', EU: 'europe' };

/** The parent of a lot: that of its type, or by its country (two letters) where the type has several (left-hand stock). */
export const findParentOfLot = (lot: {
  readonly type: CatalogueType;
  readonly country?: string;
}): Parent | undefined => CATALOGUE_TYPES[lot.type].parent ?? PARENTS_BY_COUNTRY[lot.country ?? ''];
