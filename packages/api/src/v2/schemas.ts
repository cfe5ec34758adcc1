import { z } from 'zod';
import { DRIVES } from '../catalog/drives.ts';
import { FACETS, type FacetKey, type ListFacet } from '../catalog/facets.ts';
import { GEARBOXES } from '../catalog/gearboxes.ts';
import { GRADES } from '../catalog/grades.ts';
import { CATALOG_TYPES } from '../catalog/lot.ts';
import { MAX_LIMIT, MAX_PAGE, ORDERS } from '../catalog/query.ts';

/** Backends of another make send numbers as strings and blanks for nothing. */
const optionalNumber = z.preprocess(
  (value) => (value === '' || value === null ? undefined : typeof value === 'string' ? Number(value) : value),
  z.number().finite().optional(),
);
const optionalText = z.preprocess(
  (value) => (value === '' || value === null ? undefined : typeof value === 'number' ? String(value) : value),
  z.string().optional(),
);
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());
const count = z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), z.int().min(0));

/** A lot as it travels (specification, section 3), with the fields of the feeds that a page shows beside them. */
const v2LotSchema = z.object({
  ID: text.pipe(z.string().min(1)),
  LOT: optionalText,
  LOT_NUM: optionalText,
  AUCTION_DATE: optionalText,
  AUCTION: optionalText,
  TOWN: optionalText,
  MARKA_NAME: text,
  MODEL_NAME: text,
  BODY_TYPE: optionalText,
  YEAR: optionalNumber,
  MONTH: optionalNumber,
  ENG_V: optionalNumber,
  PW: optionalNumber,
  KUZOV: optionalText,
  GRADE: optionalText,
  KPP: optionalText,
  KPP_TYPE: optionalText,
  PRIV: optionalText,
  MILEAGE: optionalNumber,
  COLOR: optionalText,
  EQUIP: optionalText,
  RATE: optionalText,
  START: optionalNumber,
  AVG_PRICE: optionalNumber,
  FINISH: optionalNumber,
  CURRENCY: optionalText,
  STATUS: optionalText,
  COUNTRY: optionalText,
  TIME: optionalText,
  TYPE: text,
  auc_type: optionalText,
  LHDRIVE: optionalText,
  SERIAL: optionalText,
  INFO: optionalText,
  IMAGES: z.union([z.string(), z.array(z.string())]).nullish(),
});
export type V2Lot = z.infer<typeof v2LotSchema>;

export const v2CountSchema = z.object({ count });
export const v2CarsSchema = z.object({ count, items: z.array(v2LotSchema) });
export const v2CarSchema = v2LotSchema;
export const v2SimilarSchema = z.object({ items: z.array(v2LotSchema) });

export const v2BrandsSchema = z.object({
  items: z.array(z.object({ MARKA_NAME: text, IS_POPULAR: z.coerce.number(), COUNT: count })),
});
export const v2ModelsSchema = z.object({
  items: z.array(
    z.object({
      MODEL_NAME: text,
      FORMAT: text,
      IS_POPULAR: z.coerce.number(),
      MARKA_NAME: text,
      COUNT: count,
    }),
  ),
});
export const v2SeriesSchema = z.object({
  items: z.array(z.object({ KUZOV: text, MODEL_NAME: text, MARKA_NAME: text, COUNT: count })),
});
export const v2ColorsSchema = z.object({
  items: z.array(z.object({ id: text, label: text, COUNT: count.optional() })),
});

/** `/api/v2/facets`: the options of every facet with their counts, and histograms of the ranges, in one round trip. */
export const v2FacetsSchema = z.object({
  options: z.record(
    z.string(),
    z.array(
      z.object({
        value: text,
        count,
        popular: z.boolean().optional(),
        brand: z.string().optional(),
        model: z.string().optional(),
      }),
    ),
  ),
  histograms: z.record(
    z.string(),
    z.object({ bins: z.array(z.object({ from: z.number(), to: z.number(), count })) }),
  ),
});

/** The one error envelope of every call. */
export const errorSchema = z.object({
  error: z.object({ code: z.string(), field: z.string().optional(), message: z.string() }),
});
export type ErrorBody = z.infer<typeof errorSchema>;

const DRIVE_VALUES = [...Object.keys(DRIVES), '2WD'];
const GRADE_VALUES = GRADES.map((grade) => grade.value);

/** What is said back about a value that its facet does not know. */
const ALLOWED: Readonly<Partial<Record<FacetKey, string>>> = {
  rate: `must be a grade: ${GRADE_VALUES.join(', ')}`,
  drive: `must be one of ${DRIVE_VALUES.join(', ')}`,
  gearbox: `must be one of ${Object.keys(GEARBOXES).join(', ')}`,
  color: 'must be the id of a colour, as /api/v2/colors gives it',
  lot: 'must be a lot number: up to 20 letters, digits, - and /',
};
const allowed = (key: FacetKey): string =>
  ALLOWED[key] ?? 'must be a name: up to 80 letters, digits and the punctuation of models';

/** One value or several of the same name, as a query string gives them; comma strings are lists too. */
const list = ({ key, pattern, case: letters }: ListFacet) =>
  z
    .union([z.string(), z.array(z.string()).max(200)])
    .transform((value) =>
      [value]
        .flat()
        .flatMap((part) => part.split(','))
        .map((part) => part.normalize('NFC').trim().replace(/\s+/g, ' '))
        .filter((part) => part !== '')
        .map((part) => (letters === 'upper' ? part.toUpperCase() : part.toLowerCase())),
    )
    .pipe(z.array(z.string().regex(pattern, allowed(key))).max(200))
    .optional();

const whole = (low: number, high: number) =>
  z
    .string()
    .trim()
    .transform((value) => (value === '' ? undefined : value))
    .pipe(
      z
        .string()
        .regex(/^\d{1,12}$/, 'must be a whole number')
        .transform(Number)
        .pipe(z.number().min(low).max(high))
        .optional(),
    )
    .optional();

/** `2026-11-25`, `2026-11-25T00:00:00` or `2026-11-25 00:00:00` → the day. */
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const days = z
  .union([z.string(), z.array(z.string()).max(60)])
  .transform((value) =>
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim().replace(/[T ]\d\d:\d\d(:\d\d)?$/i, ''))
      .filter((part) => part !== ''),
  )
  .pipe(z.array(z.string().regex(DAY, 'must be a local day, 2026-11-25')).max(60))
  .optional();

/** One end of a range of grades, in the order of the trade: RA < 3 < 4 < S. */
const gradeEnd = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.enum(GRADE_VALUES).or(z.literal('')))
  .optional();

/** Names beside a facet's own on the wire: `priv` is the drive's field, `priv_incl_like` what the main filter sends. */
export const V2_ALIASES: Readonly<Partial<Record<FacetKey, string>>> = { drive: 'priv' };

function facetShape(): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  for (const facet of FACETS) {
    if (facet.kind === 'list') {
      const alias = V2_ALIASES[facet.key];
      for (const name of alias ? [facet.v2, alias] : [facet.v2])
        shape[name] = facet.key === 'day' ? days : list(facet);
    } else if (facet.kind === 'range') {
      shape[`${facet.v2}_min`] = whole(...facet.bounds);
      shape[`${facet.v2}_max`] = whole(...facet.bounds);
    } else {
      shape[facet.v2] = z
        .string()
        .trim()
        .toLowerCase()
        .regex(facet.pattern, allowed(facet.key))
        .or(z.literal(''))
        .optional();
    }
  }
  return shape;
}

/** What every filtered call takes: the facets of the registry, the type, and the visitor's address for rate limiting. */
export const v2FilterSchema = z.strictObject({
  type: z.string().trim().toLowerCase().pipe(z.enum(CATALOG_TYPES)).default('japan'),
  type_parent: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z_-]{0,20}$/, 'is not a catalogue type')
    .optional(),
  ip: z.string().trim().max(45).optional(),
  rate_min: gradeEnd,
  rate_max: gradeEnd,
  ...facetShape(),
});

/** The list adds its order and its place in the whole. */
export const v2ListSchema = v2FilterSchema.extend({
  order_by: z.enum(ORDERS).default('date_desc'),
  limit: whole(1, MAX_LIMIT),
  offset: whole(0, MAX_LIMIT * MAX_PAGE),
  page: whole(1, MAX_PAGE),
});
export type V2FilterInput = z.output<typeof v2FilterSchema>;
export type V2ListInput = z.output<typeof v2ListSchema>;
