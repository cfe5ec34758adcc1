import { z } from 'zod';
import { MAX_CC, MAX_POWER, ratesSchema, sharedFields } from './calcFields.ts';
import {
  positive,
  optionalWord,
  optionalFromZero,
  optionalPositive,
  optionalPowers,
  optionalShortText,
} from './inputValues.ts';
import { inBothLanguages } from '../wire/complaints.ts';
import { INPUT_FUELS, PAYERS, VARIANTS, VEHICLE_KINDS } from '@vvoz/law/costTypes';

/** Parses `jpy:0.55,cny:12.9`, the form of `rates` in an address; in JSON it is an object. */
const parseRatesText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  return Object.fromEntries(value.split(',').map((pair) => pair.split(':').map((part) => part.trim())));
};

const POWER_LIST = /^\s*\d{2,4}(\s*,\s*\d{2,4})+\s*$/;

/** A feed's power: «280,313» is a list, «52,5» a number with a decimal comma. */
const readPowerText = (value: unknown): unknown =>
  typeof value === 'string' && POWER_LIST.test(value) ? value.split(',').map(Number) : value;

/**
 * Fields that a cost depends on: those of a lot, in either letter case, and those of the cost engine, which take precedence.
 * `type` is the payer here (specification). Other fields of a lot are accepted and ignored.
 */
const lotFields = {
  ...sharedFields,
  type: optionalWord(PAYERS),
  payer: optionalWord(PAYERS),
  variant: optionalWord(VARIANTS),
  kind: optionalWord(VEHICLE_KINDS),
  fuel: optionalWord(INPUT_FUELS),
  rates: z.preprocess(parseRatesText, ratesSchema.optional()),
  /** The feeds' code of the fuel, one of FUEL_CODES. */
  time: optionalShortText,
  eng_v: optionalFromZero(MAX_CC),
  /** Horse-power; several whole numbers, `280,294,313`, are the powers that the body code was sold with. */
  pw: z.preprocess(readPowerText, z.union([optionalFromZero(MAX_POWER), optionalPowers(MAX_POWER)])),
  mass: optionalFromZero(500_000),
  body_type: optionalShortText,
  ip: optionalShortText,
};
type LotFields = z.output<z.ZodObject<typeof lotFields>>;

/** Names of a lot's fields that have capitals here; all others are in lower case. */
const NAMES: ReadonlySet<string> = new Set(Object.keys(lotFields));

/** Feeds write a lot's own fields in capitals (`ENG_V`). A name in the case that is known here takes precedence. */
const readLotNames = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => {
          const lower = name.toLowerCase();
          return [NAMES.has(name) || !NAMES.has(lower) || lower in value ? name : lower, one];
        }),
      )
    : value;

const isPriced = (query: Pick<LotFields, 'price' | 'customsValueRub'>): boolean =>
  query.price !== undefined || query.customsValueRub !== undefined;
const NO_PRICE = { path: ['price'], error: inBothLanguages('is missing', 'не указана цена') };
const hasCurrency = (query: Pick<LotFields, 'price' | 'currency'>): boolean =>
  query.price === undefined || query.currency !== undefined;
const NO_CURRENCY = { path: ['currency'], error: inBothLanguages('is missing', 'не указана валюта') };

/** Query of `/api/calc`. */
export const calcQuerySchema = z.preprocess(
  readLotNames,
  z
    .looseObject({
      ...lotFields,
      request_from: optionalWord(['catalog', 'page', 'list']),
      response_type: optionalWord(['detail', 'total']),
    })
    .refine(isPriced, NO_PRICE)
    .refine(hasCurrency, NO_CURRENCY),
);

/**
 * Query of `/api/calc/bid`. It needs no price, because the call finds the highest bid. `step`: the bid step in the
 * lot's currency. With the lot's estimate and its ends (`est`, `est_low`, `est_high`) the answer states the chance of the
 * bid.
 */
export const bidQuerySchema = z.preprocess(
  readLotNames,
  z
    .looseObject({
      ...lotFields,
      budget: positive(1_000_000_000_000),
      step: optionalPositive(100_000_000),
      est: optionalPositive(1_000_000_000_000),
      est_low: optionalPositive(1_000_000_000_000),
      est_high: optionalPositive(1_000_000_000_000),
    })
    .refine(({ currency }) => currency !== undefined, NO_CURRENCY),
);
export type BidQuery = z.output<typeof bidQuerySchema>;

const MAX_LOTS = 100;

/**
 * One lot of a batch. Lots are validated one by one, so that an invalid lot does not affect the others. With the ends of
 * the lot's estimate (`est_low`, `est_high`) the answer has the totals at both.
 */
export const calcLotSchema = z.preprocess(
  readLotNames,
  z.looseObject({
    ...lotFields,
    est_low: optionalPositive(1_000_000_000_000),
    est_high: optionalPositive(1_000_000_000_000),
  }),
);

/**
 * Body of `/api/calc/batch`. Fields beside `lots` are defaults for all lots. Each lot is calculated for each variant.
 * With a `budget` in ₽, a lot with the ends of an estimate has the chance that its total is no more.
 */
export const calcBatchSchema = z.strictObject({
  type: optionalWord(PAYERS),
  payer: optionalWord(PAYERS),
  city: optionalShortText,
  date: sharedFields.date,
  ip: optionalShortText,
  budget: optionalPositive(1_000_000_000_000),
  variants: z.array(z.enum(VARIANTS)).min(1).max(VARIANTS.length).default(['poshlina']),
  lots: z
    .array(z.record(z.string(), z.unknown()))
    .min(1, { error: inBothLanguages('must have at least one lot', 'должен быть хотя бы один лот') })
    .max(MAX_LOTS, {
      error: inBothLanguages(`must have at most ${MAX_LOTS} lots`, `не больше ${MAX_LOTS} лотов`),
    }),
});
export type CalcBatch = z.output<typeof calcBatchSchema>;

const MAX_QUESTIONS = 10;

/** Body of `/api/calc/receipts`: what `/api/calc` takes, several times. Each question is validated by itself. */
export const calcReceiptsSchema = z.strictObject({
  questions: z
    .array(z.record(z.string(), z.unknown()))
    .min(1, { error: inBothLanguages('must have at least one question', 'должен быть хотя бы один вопрос') })
    .max(MAX_QUESTIONS, {
      error: inBothLanguages(
        `must have at most ${MAX_QUESTIONS} questions`,
        `не больше ${MAX_QUESTIONS} вопросов`,
      ),
    }),
});
export type CalcReceipts = z.output<typeof calcReceiptsSchema>;
export type CalcLot = LotFields & Partial<Pick<z.output<typeof calcLotSchema>, 'est_low' | 'est_high'>>;
