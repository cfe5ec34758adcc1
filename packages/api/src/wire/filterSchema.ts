import { z } from 'zod';
import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { CATALOGUE_TYPE_NAMES, DEFAULT_CATALOGUE_TYPE } from '@vvoz/catalogue/types/catalogueTypes';
import { PARENTS } from '@vvoz/catalogue/types/catalogueTypeRow';
import { readCatalogueType, readParent } from '@vvoz/catalogue/types/readCatalogueType';
import { MAX_LIMIT, MAX_PAGE } from '@vvoz/catalogue/query/query';
import { DEFAULT_ORDER, ORDERS } from '@vvoz/catalogue/query/orders';
import {
  day,
  days,
  flag,
  nameParts,
  fromGradeCodes,
  gradeEnd,
  spans,
  lowerCaseTexts,
  wholeNumber,
  wholeNumbers,
  facetWords,
} from './filterValues.ts';
import { OPERATORS_OF, WIRE_FIELDS, formatWireName, type Operator, type WireField } from './operators.ts';

/** Creates the schema of one condition's value. */
function createValueSchema({ key, kind, facet }: WireField, operator?: Operator): z.ZodType {
  if (operator === 'not_null') return flag();
  if (facet.kind === 'range') {
    if (operator === 'interval' || operator === 'not_interval') return spans();
    if (operator && ['min', 'max', 'gt', 'lt'].includes(operator)) return wholeNumber(...facet.bounds);
    return wholeNumbers();
  }
  if (facet.kind === 'text') {
    if (kind === 'flag')
      return z.string().trim().toLowerCase().regex(facet.pattern, FACET_DETAILS[key].refusal);
    return operator === 'incl_like' || operator === 'not_like'
      ? nameParts('lower')
      : lowerCaseTexts(facet.pattern, FACET_DETAILS[key].refusal);
  }
  const isEnd = operator !== undefined && ['min', 'max', 'gt', 'lt'].includes(operator);
  if (kind === 'days') return isEnd ? day() : days();
  if (kind === 'grades' && isEnd) return gradeEnd();
  if (kind === 'intervals') return isEnd ? wholeNumber(0, 999_999_999_999) : spans();
  if (kind === 'names' && (operator === 'incl_like' || operator === 'not_like')) return nameParts(facet.case);
  return facetWords(facet, FACET_DETAILS[key].refusal);
}

/** Format of grades on the wire: words (version 2, sets of lots), or the codes of version 1's selector. */
type GradeFormat = 'words' | 'codes';

/**
 * Which grade of an option a bound uses. Option 7 contains 6 and S: «from 7» means from 6, «up to 7» means up to S.
 */
const GRADE_OF_BOUND: Readonly<Partial<Record<Operator, 'best' | 'worst'>>> = {
  min: 'worst',
  lt: 'worst',
  max: 'best',
  gt: 'best',
};

function createFieldShape(gradeFormat: GradeFormat): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  for (const field of WIRE_FIELDS)
    for (const operator of [undefined, ...OPERATORS_OF[field.kind]]) {
      const schema = createValueSchema(field, operator).optional();
      const coded = field.kind === 'grades' && gradeFormat === 'codes' && operator !== 'not_null';
      shape[formatWireName(field.stem, operator)] = coded
        ? fromGradeCodes(schema, operator && GRADE_OF_BOUND[operator])
        : schema;
    }
  return shape;
}

const lowerWord = z.string().trim().toLowerCase();

/** A catalogue type; older names are accepted too. */
export const catalogueTypeSchema = lowerWord
  .transform((name) => readCatalogueType(name) ?? name)
  .pipe(z.enum(CATALOGUE_TYPE_NAMES));

/**
 * Input of every filtered call: the fields with their operators, the type, and the visitor's address for rate limiting.
 */
const createFilterSchema = (gradeFormat: GradeFormat) =>
  z.strictObject({
    type: catalogueTypeSchema.default(DEFAULT_CATALOGUE_TYPE),
    type_parent: lowerWord
      .transform((name) => readParent(name) ?? name)
      .pipe(z.enum(PARENTS))
      .optional(),
    ip: z.string().trim().max(45).optional(),
    ...createFieldShape(gradeFormat),
  });
export const filterSchema = createFilterSchema('words');
export type FilterInput = z.output<typeof filterSchema>;
/** The same schema with version 1's codes of grades. */
export const codedFilterSchema = createFilterSchema('codes');

const order = lowerWord
  .transform((name) => (name === 'cost' || name === 'price' ? `${name}_asc` : name))
  .pipe(z.enum(ORDERS));

/** Further fields of a list: its order and part, or the id of a single lot. */
const listFields = {
  order_by: order.default(DEFAULT_ORDER),
  /** Another name of `order_by`. */
  sort: order.optional(),
  limit: wholeNumber(1, MAX_LIMIT),
  offset: wholeNumber(0, MAX_LIMIT * MAX_PAGE),
  page: wholeNumber(1, MAX_PAGE),
  id: z.string().trim().max(200).optional(),
};
export const listSchema = filterSchema.extend(listFields);
export type ListInput = z.output<typeof listSchema>;
/** The same schema with version 1's codes of grades. */
export const codedListSchema = codedFilterSchema.extend(listFields);
