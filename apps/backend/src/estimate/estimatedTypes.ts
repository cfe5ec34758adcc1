import {
  CATALOGUE_TYPE_NAMES,
  CATALOGUE_TYPES,
  type CatalogueType,
} from '@vvoz/catalogue/types/catalogueTypes';
import { isArchive } from '@vvoz/catalogue/types/typeRelations';

/** The types whose coming lots can be estimated: those with an archive of sold lots. */
export const ESTIMATED_TYPES: readonly CatalogueType[] = CATALOGUE_TYPE_NAMES.filter(
  (type) => CATALOGUE_TYPES[type].archive !== undefined && !isArchive(type),
);
