import { z } from 'zod';
import { DRIVES } from '@vvoz/catalogue/words/drives';
import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import { GEARBOXES } from '@vvoz/catalogue/words/gearboxes';
import { GRADES } from '@vvoz/catalogue/words/grades';
import { CATALOGUE_TYPE_NAMES, DEFAULT_CATALOGUE_TYPE } from '@vvoz/catalogue/types/catalogueTypes';
import { PARENTS } from '@vvoz/catalogue/types/catalogueTypeRow';
import { readCatalogueType, readParent } from '@vvoz/catalogue/types/readCatalogueType';
import { DEFAULT_ORDER, MAX_LIMIT, MAX_PAGE, ORDERS } from '@vvoz/catalogue/query/query';
import { day, days, flag, fragments, gradeEnd, spans, texts, whole, wholes, words } from './filterValues.ts';
import { OPERATORS_OF, WIRE_FIELDS, wireName, type Operator, type WireField } from './operators.ts';

/** What is said back about a value that its facet does not know. */
const ALLOWED: Readonly<Partial<Record<FacetKey, string>>> = {
  rate: `must be a grade: ${GRADES.map(({ value }) => value).join(', ')}`,
  drive: `must be one of ${[...Object.keys(DRIVES), '2WD'].join(', ')}`,
  gearbox: `must be one of ${Object.keys(GEARBOXES).join(', ')}`,
  color: 'must be the id of a colour, as /api/v2/colors gives it',
  age: 'must be under3, passing or over5',
  fee: 'must be low or high',
  lot: 'must be a lot number: up to 20 letters, digits, - and /',
  set: 'must be the id of a set, as /api/auctions/sets gives it',
  generation: 'must be the common beginning of body codes, ZVW5',
};
const allowed = (key: FacetKey): string =>
  ALLOWED[key] ?? 'must be a name: up to 80 letters, digits and the punctuation of models';

/** How the value of one condition is read. */
function valueSchema({ key, kind, facet }: WireField, operator?: Operator): z.ZodType {
  if (operator === 'not_null') return flag();
  if (facet.kind === 'range') {
    if (operator === 'interval' || operator === 'not_interval') return spans();
    if (operator && ['min', 'max', 'gt', 'lt'].includes(operator)) return whole(...facet.bounds);
    return wholes();
  }
  if (facet.kind === 'text') {
    if (kind === 'flag') return z.string().trim().toLowerCase().regex(facet.pattern, allowed(key));
    return operator === 'incl_like' || operator === 'not_like'
      ? fragments('lower')
      : texts(facet.pattern, allowed(key));
  }
  const isEnd = operator !== undefined && ['min', 'max', 'gt', 'lt'].includes(operator);
  if (kind === 'days') return isEnd ? day() : days();
  if (kind === 'grades' && isEnd) return gradeEnd();
  if (kind === 'intervals') return isEnd ? whole(0, 999_999_999_999) : spans();
  if (kind === 'names' && (operator === 'incl_like' || operator === 'not_like')) return fragments(facet.case);
  return words(facet, allowed(key));
}

function fieldShape(): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  for (const field of WIRE_FIELDS)
    for (const operator of [undefined, ...OPERATORS_OF[field.kind]])
      shape[wireName(field.stem, operator)] = valueSchema(field, operator).optional();
  return shape;
}

const lowerWord = z.string().trim().toLowerCase();

/** A catalogue type, also by the names that older callers use. */
export const catalogTypeSchema = lowerWord
  .transform((name) => readCatalogueType(name) ?? name)
  .pipe(z.enum(CATALOGUE_TYPE_NAMES));

/** What every filtered call takes: the fields with their operators, the type, and the visitor's address for rate limiting. */
export const filterSchema = z.strictObject({
  type: catalogTypeSchema.default(DEFAULT_CATALOGUE_TYPE),
  type_parent: lowerWord
    .transform((name) => readParent(name) ?? name)
    .pipe(z.enum(PARENTS))
    .optional(),
  ip: z.string().trim().max(45).optional(),
  ...fieldShape(),
});
export type FilterInput = z.output<typeof filterSchema>;

const order = lowerWord
  .transform((name) => (name === 'cost' || name === 'price' ? `${name}_asc` : name))
  .pipe(z.enum(ORDERS));

/** The list adds its order and its place in the whole, or the id of the one lot that is wanted. */
export const listSchema = filterSchema.extend({
  order_by: order.default(DEFAULT_ORDER),
  /** Another name of `order_by`. */
  sort: order.optional(),
  limit: whole(1, MAX_LIMIT),
  offset: whole(0, MAX_LIMIT * MAX_PAGE),
  page: whole(1, MAX_PAGE),
  id: z.string().trim().max(200).optional(),
});
export type ListInput = z.output<typeof listSchema>;
