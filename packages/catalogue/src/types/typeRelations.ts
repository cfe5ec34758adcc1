import type { Parent } from './catalogueTypeRow.ts';
import { CATALOGUE_TYPE_NAMES, CATALOGUE_TYPES, type CatalogueType } from './catalogueTypes.ts';

/** The type whose sold lots an archive keeps; undefined for a type that is no archive. */
const liveTypeOf = (type: CatalogueType): CatalogueType | undefined =>
  CATALOGUE_TYPE_NAMES.find((name) => CATALOGUE_TYPES[name].archive === type);

/** True for a type of sold lots. */
export const isArchive = (type: CatalogueType): boolean => liveTypeOf(type) !== undefined;

/** The archive that a type's sold lots are in, which is the type itself for an archive; undefined where there is none. */
export const findArchive = (type: CatalogueType): CatalogueType | undefined =>
  isArchive(type) ? type : CATALOGUE_TYPES[type].archive;

/**
 * Where a lot of a type may be found: in the type itself, then in its archive, or in the type that it is the archive
 * of. A lot is sold, an address stays.
 */
export function listPlacesOfLot(type: CatalogueType): readonly CatalogueType[] {
  const sibling = CATALOGUE_TYPES[type].archive ?? liveTypeOf(type);
  return sibling === undefined ? [type] : [type, sibling];
}

/** The types of a parent that a catalogue page may show: coming or fixed first, without cars in Russia. */
export const listTypesOfParent = (parent: Parent): readonly CatalogueType[] =>
  CATALOGUE_TYPE_NAMES.filter((type) => {
    const row = CATALOGUE_TYPES[type];
    return row.parent === parent && row.country !== 'russia';
  });
