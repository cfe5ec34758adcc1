import { z } from 'zod';

/** Both languages: operators read one, engineers the other. */
const said = (english: string, russian: string): string => `${english} (${russian})`;

const NUMBER = said('must be a number of 0 or more', 'должно быть числом от 0');

/** A number as an address carries it; blanks say nothing. */
const number = (most: number, { whole = false, least = 0 } = {}) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    z
      .union([
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,12}([.,]\d{1,8})?$/, NUMBER),
      ])
      .transform((value) => Number(typeof value === 'string' ? value.replace(',', '.') : value))
      .pipe(
        z
          .number(NUMBER)
          .min(least, said(`must be ${least} or more`, `должно быть не меньше ${least}`))
          .max(most, said(`must be ${most} or less`, `должно быть не больше ${most}`))
          .refine((value) => !whole || Number.isInteger(value), said('must be whole', 'должно быть целым')),
      )
      .optional(),
  );

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(
      z.enum(
        values,
        said(`must be one of ${values.join(', ')}`, `должно быть одним из: ${values.join(', ')}`),
      ),
    );

const date = z
  .string()
  .trim()
  .pipe(z.iso.date(said('must be a day, 2026-11-21', 'должно быть датой вида 2026-11-21')));

/** Who imports: an individual for personal use, or a legal entity. */
const PAYERS = ['physic', 'jur'] as const;
const KINDS = ['car', 'motorcycle', 'truck', 'machinery'] as const;
const FUELS = ['petrol', 'diesel', 'gas', 'hybrid', 'series_hybrid', 'electric'] as const;
const VARIANTS = ['poshlina', 'construct', 'raspil', 'auction', 'china', 'japan'] as const;
const CURRENCIES = ['jpy', 'cny', 'krw', 'rub', 'usd', 'eur'] as const;

/**
 * What a calculation is asked with: a lot's own fields in lower case, or the names of the engine beside them. `type` is
 * the payer here, as the specification has it. Fields of a lot that no price depends on are let through and not read.
 */
export const calcQuerySchema = z
  .looseObject({
    type: oneOf(PAYERS).optional(),
    payer: oneOf(PAYERS).optional(),
    request_from: oneOf(['catalog', 'page', 'list']).optional(),
    response_type: oneOf(['detail', 'total']).optional(),
    city: z.string().trim().max(80).optional(),
    variant: oneOf(VARIANTS).default('poshlina'),
    kind: oneOf(KINDS).default('car'),
    fuel: oneOf(FUELS).optional(),
    /** The feeds' letter: E, H, HE, D, L, C, G. */
    time: z.string().trim().max(10).optional(),
    price: number(1_500_000_000_000),
    currency: oneOf(CURRENCIES).optional(),
    customsValueRub: number(100_000_000_000),
    eurRate: number(100_000),
    date: date.optional(),
    eng_v: number(120_000),
    displacementCc: number(120_000),
    pw: number(5000),
    powerHp: number(5000),
    powerKw: number(5000),
    power30Kw: number(5000),
    year: number(2100, { whole: true, least: 1900 }),
    month: number(12, { whole: true, least: 1 }),
    ageMonths: number(1200, { whole: true }),
    ip: z.string().trim().max(45).optional(),
  })
  .refine((query) => query.price !== undefined || query.customsValueRub !== undefined, {
    path: ['price'],
    message: said('is missing', 'не указана цена'),
  })
  .refine((query) => query.price === undefined || query.currency !== undefined, {
    path: ['currency'],
    message: said('is missing', 'не указана валюта'),
  });
export type CalcQuery = z.output<typeof calcQuerySchema>;

const lineSchema = z.object({
  code: z.string(),
  label: z.string(),
  amountRub: z.int(),
  amount: z.number(),
  currency: z.string(),
  rate: z.number().nullable(),
  rateDate: z.string().nullable(),
  rateSource: z.string().nullable(),
  rule: z.object({ act: z.string(), row: z.string() }),
  basis: z.enum(['law', 'quotation', 'setting']),
});

const outcomeSchema = z.object({
  id: z.string(),
  date: z.string(),
  payer: z.enum(PAYERS),
  variant: z.enum(VARIANTS),
  lines: z.array(lineSchema),
  totals: z.object({ abroad: z.int(), customs: z.int(), russia: z.int(), total: z.int() }),
  assumptions: z.array(z.object({ code: z.string(), text: z.string() })),
});

/** A receipt: Σ amountRub = totals.total. Where the data leaves two outcomes, both ends with the reasons. */
export const receiptSchema = outcomeSchema.extend({
  interval: z.object({ low: outcomeSchema, high: outcomeSchema, reasons: z.array(z.string()) }).optional(),
});
export type Receipt = z.infer<typeof receiptSchema>;
