import { z } from 'zod';
import { MOST_CC, MOST_POWER, ratesSchema, shared } from './calcFields.ts';
import { positive, someOf, someFromZero, somePositive, someText } from './inputValues.ts';
import { inBoth } from '../wire/complaints.ts';
import { CALC_FUELS, PAYERS, VARIANTS, VEHICLE_KINDS } from '@vvoz/catalogue/cost/costTypes';

/** `jpy:0.55,cny:12.9`, as an address carries what is an object in JSON. */
const ratesFromText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  return Object.fromEntries(value.split(',').map((pair) => pair.split(':').map((part) => part.trim())));
};

/**
 * What a lot is calculated by: its own fields in lower case, or the names of the engine beside them, which go first.
 * `type` is the payer here, as the specification has it. Fields of a lot that no price depends on are let through and
 * not read.
 */
const lotFields = {
  ...shared,
  type: someOf(PAYERS),
  payer: someOf(PAYERS),
  variant: someOf(VARIANTS),
  kind: someOf(VEHICLE_KINDS),
  fuel: someOf(CALC_FUELS),
  rates: z.preprocess(ratesFromText, ratesSchema.optional()),
  /** The feeds' letter: E, H, HE, D, L, C, G. */
  time: someText,
  eng_v: someFromZero(MOST_CC),
  pw: someFromZero(MOST_POWER),
  mass: someFromZero(500_000),
  body_type: someText,
  ip: someText,
};
type LotFields = z.output<z.ZodObject<typeof lotFields>>;

const isPriced = (query: Pick<LotFields, 'price' | 'customsValueRub'>): boolean =>
  query.price !== undefined || query.customsValueRub !== undefined;
const NO_PRICE = { path: ['price'], error: inBoth('is missing', 'не указана цена') };
const hasCurrency = (query: Pick<LotFields, 'price' | 'currency'>): boolean =>
  query.price === undefined || query.currency !== undefined;
const NO_CURRENCY = { path: ['currency'], error: inBoth('is missing', 'не указана валюта') };

/** What `/api/calc` is asked with. */
export const calcQuerySchema = z
  .looseObject({
    ...lotFields,
    request_from: someOf(['catalog', 'page', 'list']),
    response_type: someOf(['detail', 'total']),
  })
  .refine(isPriced, NO_PRICE)
  .refine(hasCurrency, NO_CURRENCY);
export type CalcQuery = z.output<typeof calcQuerySchema>;

/** Of a question about bids: the price is what is looked for. `step`: of a bid, in the lot's currency. */
export const bidQuerySchema = z
  .looseObject({
    ...lotFields,
    budget: positive(1_000_000_000_000),
    step: somePositive(100_000_000),
  })
  .refine(({ currency }) => currency !== undefined, NO_CURRENCY);
export type BidQuery = z.output<typeof bidQuerySchema>;

const MOST_LOTS = 100;

/** A lot of a batch; each is read by itself, so that a bad one costs no other. */
export const calcLotSchema = z.looseObject(lotFields);

/**
 * A page of lots in one question. What stands beside `lots` holds for all of them; what a lot says itself goes first.
 * Each lot is calculated for each variant.
 */
export const calcBatchSchema = z.strictObject({
  type: someOf(PAYERS),
  payer: someOf(PAYERS),
  city: someText,
  date: shared.date,
  ip: someText,
  variants: z.array(z.enum(VARIANTS)).min(1).max(VARIANTS.length).default(['poshlina']),
  lots: z
    .array(z.record(z.string(), z.unknown()))
    .min(1, { error: inBoth('must have a lot', 'должен быть хотя бы один лот') })
    .max(MOST_LOTS, { error: inBoth(`takes ${MOST_LOTS} lots`, `не больше ${MOST_LOTS} лотов`) }),
});
export type CalcBatch = z.output<typeof calcBatchSchema>;
export type CalcLot = LotFields;
