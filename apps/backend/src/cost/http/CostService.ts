import type { CalcBids } from '@vvoz/api/calc/bid';
import { calcLotSchema, type BidQuery, type CalcBatch, type CalcLot } from '@vvoz/api/calc/calcQuery';
import type { CalcAnswer, CalcBatchAnswer, CalcFault, ReceiptTotal } from '@vvoz/api/calc/receipt';
import { errorTexts } from '@vvoz/api/wire/envelope';
import type { CalcTerms, Receipt, Variant } from '@vvoz/catalogue/cost/costTypes';
import { calculateAnswer } from '../calculateAnswer.ts';
import { calculateReceipt, readWithSchema, type CostData } from '../calculateReceipt.ts';
import { findBidsForVariants } from '../reverse/findBidsForVariants.ts';
import { selectTables } from '../tables.ts';
import { CostInputError } from '../CostInputError.ts';
import type { CostSource } from '../store/costSource.ts';
import { toCostInput } from './toCostInput.ts';

/** Answers the calls of the calculator. Every method throws a CostInputError for what cannot be calculated. */
export interface CostService {
  readonly receipt: (query: CalcLot) => Promise<CalcAnswer>;
  readonly bids: (query: BidQuery) => Promise<CalcBids>;
  readonly batch: (batch: CalcBatch) => Promise<CalcBatchAnswer>;
  readonly terms: () => Promise<CalcTerms>;
}

/** What a card shows of a receipt. */
export const toReceiptTotal = ({
  id,
  date,
  payer,
  variant,
  totals,
  assumptions,
  interval,
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
        },
      }
    : {}),
});

/** What stands beside the lots of a batch and holds for each of them. */
type Shared = Pick<CalcBatch, 'variants' | 'type' | 'payer' | 'city' | 'date'>;

function calculateLotTotals(
  raw: CalcBatch['lots'][number],
  { variants, type, payer, city, date }: Shared,
  data: CostData,
): CalcBatchAnswer['items'][number] {
  const receipts: Partial<Record<Variant, ReceiptTotal>> = {};
  const faults: Partial<Record<Variant, CalcFault>> = {};
  for (const variant of variants)
    try {
      const lot = readWithSchema(calcLotSchema, raw);
      const whole: CalcLot = {
        ...lot,
        variant,
        date,
        payer: lot.payer ?? lot.type ?? payer ?? type,
        city: lot.city ?? city,
      };
      receipts[variant] = toReceiptTotal(calculateReceipt(toCostInput(whole), data));
    } catch (error) {
      if (!(error instanceof CostInputError)) throw error;
      faults[variant] = { field: error.field, ...errorTexts(error.english, error.russian) };
    }
  return { receipts, faults };
}

export function createCostService(source: CostSource): CostService {
  return {
    receipt: async (query) => calculateAnswer(toCostInput(query), await source.load(query.date)),
    bids: async ({ budget, step, ...lot }) => {
      const data = await source.load(lot.date);
      const { tables, settings, rates, today } = data;
      // The price is what is looked for; without one a question is not whole.
      const input = toCostInput({ ...lot, price: lot.price ?? 1 });
      const date = input.date ?? today;
      const question = lot.price === undefined ? { ...input, price: undefined } : input;
      return {
        items: findBidsForVariants(question, budget, step, selectTables(tables, date), settings, rates, date),
      };
    },
    batch: async ({ lots, ...shared }) => {
      const data = await source.load(shared.date);
      return { items: lots.map((lot) => calculateLotTotals(lot, shared, data)) };
    },
    terms: async () => {
      const { settings, rates } = await source.load();
      return {
        cities: Object.entries(settings.data.cities).map(([key, city]) => ({ key, ...city })),
        rates: Object.entries(rates.of).map(([currency, { rub, date, source: said }]) => ({
          currency,
          rub: rub.toNumber(),
          date,
          source: said,
        })),
      };
    },
  };
}
