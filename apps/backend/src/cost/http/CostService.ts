import type { CalcBids } from '@vvoz/api/calc/bid';
import {
  calcLotSchema,
  calcQuerySchema,
  type BidQuery,
  type CalcBatch,
  type CalcLot,
  type CalcReceipts,
} from '@vvoz/api/calc/calcQuery';
import type {
  CalcBatchResponse,
  CalcFault,
  CalcReceiptsResponse,
  CalcResponse,
  ReceiptTotal,
} from '@vvoz/api/calc/receipt';
import { buildErrorTexts } from '@vvoz/api/wire/envelope';
import type { CalcTerms, CostInput, Receipt, Variant } from '@vvoz/law/costTypes';
import { findChance } from '@vvoz/estimate/findChance';
import { calculateResponse } from '../calculateResponse.ts';
import { calculateFullReceipt } from '../calculateFullReceipt.ts';
import { calculateTotalEnds } from '../calculateCost.ts';
import { readWithSchema, type CostData } from '../calculateReceipt.ts';
import { resolveDay } from '../clearanceDay.ts';
import { findBidsForVariants } from '../reverse/findBidsForVariants.ts';
import { selectTables } from '../selectTables.ts';
import { CostInputError } from '../CostInputError.ts';
import type { CostSource } from '../store/costSource.ts';
import { createTotalsMemo } from './createTotalsMemo.ts';
import { toCostInput } from './toCostInput.ts';

/**
 * Answers the calculator's API calls. `receipt` and `bids` throw a CostInputError; `receipts` and `batch` return it as a
 * fault.
 */
export interface CostService {
  readonly receipt: (query: CalcLot) => Promise<CalcResponse>;
  readonly receipts: (query: CalcReceipts) => Promise<CalcReceiptsResponse>;
  readonly bids: (query: BidQuery) => Promise<CalcBids>;
  readonly batch: (batch: CalcBatch) => Promise<CalcBatchResponse>;
  readonly terms: () => Promise<CalcTerms>;
}

/** The part of a receipt that a card shows. */
export const toReceiptTotal = ({
  id,
  date,
  payer,
  variant,
  totals,
  assumptions,
  interval,
  limit160,
  border,
  lines,
}: Receipt): ReceiptTotal => ({
  id,
  date,
  payer,
  variant,
  totals,
  assumptions: assumptions.map(({ code }) => code),
  ...(interval
    ? {
        interval: {
          low: interval.low.totals.total,
          high: interval.high.totals.total,
          reasons: interval.reasons,
          ...(interval.likely === undefined ? {} : { likely: interval.likely }),
        },
      }
    : {}),
  ...(limit160 ? { limit160 } : {}),
  ...(border ? { border } : {}),
  ...lines
    .filter(({ code }) => code === 'recycling_fee')
    .map(({ amountRub }) => ({ recyclingFee: amountRub }))
    .at(0),
});

/** The totals at the ends of an estimate. The law has steps, so that each end is calculated. */
function calculateEnds(
  input: CostInput,
  { est_low, est_high }: Pick<CalcLot, 'est_low' | 'est_high'>,
  data: CostData,
): Pick<ReceiptTotal, 'usual'> {
  if (est_low === undefined || est_high === undefined) return {};
  const { tables, settings, rates, today } = data;
  const { date } = resolveDay(input, settings, today);
  const ofDay = selectTables(tables, date);
  const ends = [est_low, est_high].map((price) =>
    calculateTotalEnds({ ...input, price }, ofDay, settings, rates, date),
  );
  return {
    usual: { low: Math.min(...ends.map(({ low }) => low)), high: Math.max(...ends.map(({ high }) => high)) },
  };
}

/**
 * How often a lot costs the budget or less. Totals grow with the price almost evenly between the ends of an estimate, so
 * that their chance is that of a price.
 */
const findBudgetChance = (
  { usual, totals: { total } }: Pick<ReceiptTotal, 'usual' | 'totals'>,
  budget: number | undefined,
): Pick<ReceiptTotal, 'chance'> =>
  usual && budget !== undefined
    ? { chance: findChance({ low: usual.low, middle: total, high: usual.high }, budget) }
    : {};

/** The fields of a batch that apply to each of its lots. */
type SharedFields = Pick<CalcBatch, 'variants' | 'type' | 'payer' | 'city' | 'date' | 'budget'>;

const toFault = ({ field, english, russian }: CostInputError): CalcFault => ({
  field,
  ...buildErrorTexts(english, russian),
});

/** Returns the result of a calculation, or its CostInputError as a fault. */
function orFault<T>(calculate: () => T): { readonly value: T } | { readonly fault: CalcFault } {
  try {
    return { value: calculate() };
  } catch (error) {
    if (!(error instanceof CostInputError)) throw error;
    return { fault: toFault(error) };
  }
}

function calculateLotTotals(
  raw: CalcBatch['lots'][number],
  { variants, type, payer, city, date, budget }: SharedFields,
  data: CostData,
): CalcBatchResponse['items'][number] {
  const receipts: Partial<Record<Variant, ReceiptTotal>> = {};
  const faults: Partial<Record<Variant, CalcFault>> = {};
  // Reading a lot takes about half as long as calculating it, so it is read once for all variants.
  const lot = orFault(() => {
    const read = readWithSchema(calcLotSchema, raw);
    const input = toCostInput({
      ...read,
      date,
      payer: read.payer ?? read.type ?? payer ?? type,
      city: read.city ?? city,
    });
    return { input, read };
  });
  for (const variant of variants) {
    const outcome =
      'fault' in lot
        ? lot
        : orFault(() => {
            const input = { ...lot.value.input, variant };
            const total = {
              ...toReceiptTotal(calculateFullReceipt(input, data)),
              ...calculateEnds(input, lot.value.read, data),
            };
            return { ...total, ...findBudgetChance(total, budget) };
          });
    if ('fault' in outcome) faults[variant] = outcome.fault;
    else receipts[variant] = outcome.value;
  }
  return { receipts, faults };
}

export function createCostService(source: CostSource): CostService {
  const remember = createTotalsMemo<CalcBatchResponse['items'][number]>();
  return {
    receipt: async (query) => calculateResponse(toCostInput(query), await source.load(query.date)),
    receipts: async ({ questions }) => ({
      items: await Promise.all(
        questions.map(async (raw) => {
          const query = orFault(() => readWithSchema(calcQuerySchema, raw));
          if ('fault' in query) return query;
          const data = await source.load(query.value.date);
          const outcome = orFault(() => calculateResponse(toCostInput(query.value), data));
          return 'fault' in outcome ? outcome : { receipt: outcome.value };
        }),
      ),
    }),
    bids: async ({ budget, step, est, est_low, est_high, ...lot }) => {
      const data = await source.load(lot.date);
      const { tables, settings, rates, today } = data;
      // The schema requires a price, although this call searches for one.
      const input = toCostInput({ ...lot, price: lot.price ?? 1 });
      const { date } = resolveDay(input, settings, today);
      const unpriced = lot.price === undefined ? { ...input, price: undefined } : input;
      const items = findBidsForVariants(
        unpriced,
        budget,
        step,
        selectTables(tables, date),
        settings,
        rates,
        date,
      );
      if (est === undefined || est_low === undefined || est_high === undefined) return { items };
      const estimate = { low: est_low, middle: est, high: est_high };
      return {
        items: items.map((item) =>
          item.bid === null ? item : { ...item, chance: findChance(estimate, item.bid) },
        ),
      };
    },
    batch: async ({ lots, ...shared }) => {
      const data = await source.load(shared.date);
      return {
        items: lots.map((lot) => remember(data, [shared, lot], () => calculateLotTotals(lot, shared, data))),
      };
    },
    terms: async () => {
      const { settings, rates } = await source.load();
      return {
        cities: Object.entries(settings.data.cities).map(([key, city]) => ({ key, ...city })),
        rates: Object.entries(rates.byCurrency).map(([currency, { rub, date, source: rateSource }]) => ({
          currency,
          rub: rub.toNumber(),
          date,
          source: rateSource,
        })),
      };
    },
  };
}
