import { z } from 'zod';
import { CATALOGUE_TYPE_NAMES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { readCatalogueType } from '@vvoz/catalogue/types/readCatalogueType';
import { notFound } from '../server/errors.ts';

/** Path parameters of a lot. An unknown type is a 404, not a 400, because it is a part of the path. */
export const lotParams = z.object({
  type: z.string().meta({ description: CATALOGUE_TYPE_NAMES.join(', ') }),
  id: z.string().min(1).max(200),
});

/** Reads the catalogue type of a path. Throws a 404 for an unknown one. */
export function requireCatalogueType(name: string): CatalogueType {
  const type = readCatalogueType(name);
  if (type === undefined) throw notFound('The catalogue type');
  return type;
}
