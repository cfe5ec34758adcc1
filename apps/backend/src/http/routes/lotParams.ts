import { z } from 'zod';
import { CATALOGUE_TYPE_NAMES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { readCatalogueType } from '@vvoz/catalogue/types/readCatalogueType';
import { notFound } from '../server/errors.ts';

/** A lot in a path. An unknown type is a lot that is not there: the address came from outside. */
export const lotParams = z.object({
  type: z.string().meta({ description: CATALOGUE_TYPE_NAMES.join(', ') }),
  id: z.string().min(1).max(200),
});

/** The type of a path; throws the 404 of an unknown one. */
export function catalogType(name: string): CatalogueType {
  const type = readCatalogueType(name);
  if (type === undefined) throw notFound('The catalogue type');
  return type;
}
