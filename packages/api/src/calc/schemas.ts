import { z } from 'zod';
import {
  currencyCode,
  inBoth,
  positive,
  someCurrency,
  someDay,
  someFromZero,
  someOf,
  somePositive,
  someText,
  someWhole,
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
import type { CostInput } from './types.ts';

/** Body classes as people say them. */
const BODY_CLASS_NAMES = {
  sedan: 'passenger',
  легковой: 'passenger',
  минивэн: 'minivan',
  джип: 'suv',
  грузовик: 'truck',
  мото: 'moto',
} as const;

const MOST_RUB = 1_000_000_000_000;
const MOST_PRICE = 1_500_000_000_000;
const MOST_RATE = 1_000_000;
const MOST_CC = 120_000;
const MOST_POWER = 5000;
const MOST_MONTHS = 2400;
const YEARS = [1900, 2200] as const;
const MOST_KG = 500_000;

/** What a lot and the engine's own input name alike. */
const shared = {
  customsValueRub: somePositive(MOST_RUB),
  price: somePositive(MOST_PRICE),
  currency: someCurrency,
  eurRate: somePositive(MOST_RATE),
  date: someDay,
  displacementCc: someFromZero(MOST_CC),
  powerHp: somePositive(MOST_POWER),
  powerKw: somePositive(MOST_POWER),
  power30Kw: someFromZero(MOST_POWER),
  ageMonths: someWhole(0, MOST_MONTHS),
  year: someWhole(...YEARS),
  month: someWhole(1, 12),
  massKg: somePositive(MOST_KG),
  bodyClass: someOf(BODY_CLASSES, BODY_CLASS_NAMES),
  city: someText,
  country: someOf(ORIGINS),
  source: someText,
};

/** Currency → ₽ for one unit; codes in any case. */
const ratesSchema = z.record(currencyCode, positive(MOST_RATE), {
  error: inBoth('must be an object: currency → roubles for one unit', 'должно быть объектом: валюта → ₽'),
});

const inputFields = z.object({
  ...shared,
  payer: someOf(PAYERS).transform((payer) => payer ?? 'physic'),
  kind: someOf(VEHICLE_KINDS).transform((kind) => kind ?? 'car'),
  fuel: someOf(CALC_FUELS).transform((fuel) => fuel ?? 'petrol'),
  variant: someOf(VARIANTS).transform((variant) => variant ?? 'poshlina'),
  rates: z.preprocess((value) => value ?? undefined, ratesSchema.optional()),
  settings: z.preprocess(
    (value) => value ?? undefined,
    z
      .record(z.string(), z.unknown(), { error: inBoth('must be an object', 'должно быть объектом') })
      .optional(),
  ),
});

/** kW. Two figures for one engine may differ by what rounding does to them. */
const MOST_ROUNDING = 1;
const KW_IN_HP = 0.735_498_75;

/**
 * A question of the shell and of the engine. Numbers may be strings of digits; null and blank count as absent; unknown
 * keys are dropped. The path of an issue is the field, its message has both languages.
 */
export const calcInputSchema = inputFields.superRefine((input, context) => {
  const complain = (field: keyof CostInput, en: string, ru: string): void =>
    context.addIssue({ code: 'custom', path: [field], message: inBoth(en, ru) });
  const { price, currency, customsValueRub, powerHp, powerKw, month, year } = input;
  if (price === undefined && customsValueRub === undefined)
    complain('price', 'is missing, and so is customsValueRub', 'не указана цена (или customsValueRub)');
  if (price !== undefined && customsValueRub !== undefined)
    complain('customsValueRub', 'must not stand beside price', 'нельзя указывать вместе с ценой');
  if (price !== undefined && currency === undefined) complain('currency', 'is missing', 'не указана валюта');
  if (month !== undefined && year === undefined)
    complain('year', 'is missing beside month', 'не указан год при месяце');
  if (
    powerHp !== undefined &&
    powerKw !== undefined &&
    Math.abs(powerHp * KW_IN_HP - powerKw) > MOST_ROUNDING
  )
    complain('powerKw', 'contradicts powerHp', 'противоречит мощности в л.с.');
}) satisfies z.ZodType<CostInput>;

/**
 * What `/api/calc` is asked with: a lot's own fields in lower case, or the names of the engine beside them. `type` is
 * the payer here, as the specification has it. Fields of a lot that no price depends on are let through and not read.
 */
export const calcQuerySchema = z
  .looseObject({
    ...shared,
    type: someOf(PAYERS),
    payer: someOf(PAYERS),
    request_from: someOf(['catalog', 'page', 'list']),
    response_type: someOf(['detail', 'total']),
    variant: someOf(VARIANTS).transform((variant) => variant ?? 'poshlina'),
    kind: someOf(VEHICLE_KINDS).transform((kind) => kind ?? 'car'),
    fuel: someOf(CALC_FUELS),
    /** The feeds' letter: E, H, HE, D, L, C, G. */
    time: someText,
    eng_v: someFromZero(MOST_CC),
    pw: someFromZero(MOST_POWER),
    ip: someText,
  })
  .refine((query) => query.price !== undefined || query.customsValueRub !== undefined, {
    path: ['price'],
    error: inBoth('is missing', 'не указана цена'),
  })
  .refine((query) => query.price === undefined || query.currency !== undefined, {
    path: ['currency'],
    error: inBoth('is missing', 'не указана валюта'),
  });
export type CalcQuery = z.output<typeof calcQuerySchema>;

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
});

const outcomeSchema = z.object({
  id: z.string(),
  date: z.string(),
  payer: z.enum(PAYERS),
  kind: z.enum(VEHICLE_KINDS),
  variant: z.enum(VARIANTS),
  customsValueRub: z.number().nullable(),
  lines: z.array(lineSchema).readonly(),
  totals: z.object({ abroad: z.int(), customs: z.int(), russia: z.int(), total: z.int() }),
  assumptions: z.array(z.object({ code: z.enum(ASSUMPTION_CODES), text: z.string() })).readonly(),
  tables: z.object({ validFrom: z.string(), validTo: z.string(), version: z.string() }),
  settingsVersion: z.string(),
});

/** A receipt: Σ amountRub = totals.total. Where the data leaves two outcomes, both ends with the reasons. */
export const receiptSchema = outcomeSchema.extend({
  interval: z
    .object({
      low: outcomeSchema,
      high: outcomeSchema,
      reasons: z.array(z.enum(INTERVAL_REASONS)).readonly(),
    })
    .optional(),
});
export type Receipt = z.output<typeof receiptSchema>;
