import { z } from 'zod';
import {
  CATALOGUE_TYPE_NAMES,
  isCatalogueType,
  type CatalogueType,
  TYPE_ALIASES,
} from '@vvoz/catalogue/types/catalogueTypes';
import { notFound } from '../server/errors.ts';

/** A lot in a path. An unknown type is a lot that is not there: the address came from outside. */
export const lotParams = z.object({
  type: z.string().meta({ description: CATALOGUE_TYPE_NAMES.join(', ') }),
  id: z.string().min(1).max(200),
});

/** The type of a path; throws the 404 of an unknown one. */
export function catalogType(name: string): CatalogueType {
  const type = TYPE_ALIASES[name] ?? name;
  if (!isCatalogueType(type)) throw notFound('The catalogue type');
  return type;
}
