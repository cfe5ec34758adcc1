import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { listDrivesOfOption } from '@vvoz/catalogue/words/drives';
import type { FacetKey } from '@vvoz/catalogue/facets/facets';

/** Returns the stored codes that an option of the panel stands for in a type. */
export function listStoredValues(key: FacetKey, value: string, type: CatalogueType): readonly string[] {
  if (key === 'drive') return listDrivesOfOption(value);
  if (key === 'gearbox' && value === 'AT') return CATALOGUE_TYPES[type].automaticGearboxes;
  return [value];
}
