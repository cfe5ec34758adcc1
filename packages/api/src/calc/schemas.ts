import { z } from 'zod';
import {
  currencyCode,
  fromZero,
  inBoth,
  oneOf,
  oneOfNamed,
  positive,
  whole,
  withoutBlanks,
} from './inputValues.ts';
import {
  ASSUMPTION_CODES,
  BASES,
  BODY_CLASSES,
  CALC_FUELS,
  INTERVAL_REASONS,
  LINE_CODES,
  LINE_GROUPS,
  ORIGINS,
  PAYERS,
  VARIANTS,
  VEHICLE_KINDS,
} from './types.ts';
import type { CostInput, Interval, Outcome, Receipt, ReceiptLine } from './types.ts';

// The backend reaches this package through its schemas only.
export * from './types.ts';

/** Body classes as people say them. */
const BODY_CLASS_NAMES = {
  sedan: 'passenger',
  легковой: 'passenger',
  минивэн: 'minivan',
  джип: 'suv',
  грузовик: 'truck',
  мото: 'moto',
} as const;

const textual = z
  .string({ error: inBoth('must be text', 'должно быть текстом') })
  .trim()
  .max(100, { error: inBoth('is too long', 'слишком длинное значение') });

/** Currency → ₽ for one unit; codes in any case. */
const ratesSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([code, rate]) => [code.trim().toLowerCase(), rate]))
      : value,
  z.record(currencyCode, positive(1e6), {
    error: inBoth('must be an object: currency → roubles for one unit', 'должно быть объектом: валюта → ₽'),
  }),
);

const inputFields = z.object({
  customsValueRub: positive(1e12).optional(),
  price: positive(1e13).optional(),
  currency: currencyCode.optional(),
  eurRate: positive(1e6).optional(),
  rates: ratesSchema.optional(),
  date: z.iso
    .date({ error: inBoth('must be a day, YYYY-MM-DD', 'должно быть датой вида ГГГГ-ММ-ДД') })
    .optional(),
  payer: oneOf(PAYERS).default('physic'),
  kind: oneOf(VEHICLE_KINDS).default('car'),
  fuel: oneOf(CALC_FUELS).default('petrol'),
  displacementCc: fromZero(50_000).optional(),
  powerHp: positive(5000).optional(),
  powerKw: positive(5000).optional(),
  power30Kw: positive(5000).optional(),
  ageMonths: whole(0, 2400).optional(),
  year: whole(1900, 2200).optional(),
  month: whole(1, 12).optional(),
  massKg: positive(500_000).optional(),
  bodyClass: oneOfNamed(BODY_CLASSES, BODY_CLASS_NAMES).optional(),
  variant: oneOf(VARIANTS).default('poshlina'),
  city: textual.optional(),
  country: oneOf(ORIGINS).optional(),
  source: textual.optional(),
  settings: z
    .record(z.string(), z.unknown(), { error: inBoth('must be an object', 'должно быть объектом') })
    .optional(),
});

type Fields = z.output<typeof inputFields>;

/** Two ways to say one thing are refused, not weighed against each other. */
const AT_MOST_ONE = [
  ['price', 'customsValueRub'],
  ['powerHp', 'powerKw'],
  ['ageMonths', 'year'],
] as const satisfies readonly (readonly [keyof Fields, keyof Fields])[];

/**
 * One question of `/api/calc` and of the shell. Numbers may be strings of digits; null and blank count as absent; unknown
 * keys are dropped. Each issue's path is the field, its message has both languages, English first, parted by ` / `.
 */
export const calcInputSchema = z.preprocess(
  withoutBlanks,
  inputFields.superRefine((input, context) => {
    const complain = (field: keyof Fields, en: string, ru: string): void =>
      context.addIssue({ code: 'custom', path: [field], message: inBoth(en, ru) });
    for (const [one, other] of AT_MOST_ONE)
      if (input[one] !== undefined && input[other] !== undefined)
        complain(other, `must not stand beside ${one}`, `нельзя указывать вместе с ${one}`);
    if (input.price === undefined && input.customsValueRub === undefined)
      complain('price', 'needed (or customsValueRub)', 'нужно указать (или customsValueRub)');
    if (input.price !== undefined && input.currency === undefined)
      complain('currency', 'needed beside price', 'нужно указать вместе с ценой');
    if (input.month !== undefined && input.year === undefined)
      complain('year', 'needed beside month', 'нужно указать вместе с месяцем');
    if (
      input.eurRate !== undefined &&
      input.rates?.['eur'] !== undefined &&
      input.rates['eur'] !== input.eurRate
    )
      complain('eurRate', 'contradicts rates.eur', 'противоречит rates.eur');
  }),
) satisfies z.ZodType<CostInput>;

const lineSchema = z.object({
  code: z.enum(LINE_CODES),
  group: z.enum(LINE_GROUPS),
  label: z.string(),
  amountRub: z.int(),
  amount: z.number(),
  currency: z.string(),
  rate: z.number().nullable(),
  rateDate: z.string().nullable(),
  rateSource: z.string().nullable(),
  rule: z.object({ act: z.string(), row: z.string() }),
  basis: z.enum(BASES),
}) satisfies z.ZodType<ReceiptLine>;

const outcomeSchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  payer: z.enum(PAYERS),
  kind: z.enum(VEHICLE_KINDS),
  variant: z.enum(VARIANTS),
  customsValueRub: z.number().nullable(),
  lines: z.array(lineSchema),
  totals: z.object({ abroad: z.int(), customs: z.int(), russia: z.int(), total: z.int() }),
  assumptions: z.array(z.object({ code: z.enum(ASSUMPTION_CODES), text: z.string() })),
  tables: z.object({ validFrom: z.iso.date(), validTo: z.iso.date(), version: z.string() }),
  settingsVersion: z.string(),
}) satisfies z.ZodType<Outcome>;

const intervalSchema = z.object({
  low: outcomeSchema,
  high: outcomeSchema,
  reasons: z.array(z.enum(INTERVAL_REASONS)),
}) satisfies z.ZodType<Interval>;

/** A receipt as `/api/calc` and the shell answer it. */
export const receiptSchema = outcomeSchema.extend({
  interval: intervalSchema.optional(),
}) satisfies z.ZodType<Receipt>;
