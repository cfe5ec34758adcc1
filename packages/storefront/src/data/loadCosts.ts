import type { BidQuestion, CalcClient } from '@vvoz/api/calc/calcClient';
import {
  buildLotQuestion,
  findCostBasis,
  type LotCostFacts,
  type LotQuestion,
} from '@vvoz/catalogue/lots/lotQuestion';
import type { CalcResponse } from '@vvoz/api/calc/receipt';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { ListVariant } from '@vvoz/law/costTypes';
import { ApiError } from '@vvoz/api/errors';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import type { BudgetBids } from '@vvoz/ui/cost/BidCalculator/BidResults.tsx';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { BidEnd, LotChoice } from '../model/lotChoice.ts';

/** The cost of a variant, or the reason (`problem`, a sentence) why there is none. Without either, the calculator failed. */
export interface VariantCost {
  readonly variant: ListVariant;
  readonly response?: CalcResponse;
  readonly problem?: string;
}

/** A whole receipt of the chosen variant at an end of the estimate. */
export interface EndCost {
  /** Hammer price, whole units of the lot's currency. */
  readonly price: number;
  readonly response: CalcResponse;
}

/** The costs of a lot by the variants that its page shows. */
export interface LotPageCosts {
  readonly costs: readonly VariantCost[];
  /** Which price the costs start from: «средняя цена таких лотов». */
  readonly priceNote: string;
  /** The chosen variant at both ends of the estimate; absent without an estimate, and when one of them failed. */
  readonly ends?: Readonly<Record<BidEnd, EndCost>>;
  /** Present when the visitor gave a budget. */
  readonly bids?: BudgetBids;
}

const NOTES = {
  finish: 'цена продажи',
  estimate: 'столько обычно дают за такие',
  average: 'средняя цена таких лотов',
  start: 'стартовая цена',
} as const;

/** Names the price that the cost starts from: «цена у продавца», «средняя цена таких лотов»; undefined without a price. */
export function formatPriceNote(lot: LotCostFacts): string | undefined {
  const basis = findCostBasis(lot)?.basis;
  if (basis === undefined) return undefined;
  return lot.status !== 'sold' && basis === 'finish' ? 'цена у продавца' : NOTES[basis];
}

/** «не указан объём двигателя» → «Не указан объём двигателя.»; undefined unless the backend refused the request (400). */
function formatProblem({ failure }: ApiError): string | undefined {
  if (failure.kind !== 'http' || failure.status !== 400) return undefined;
  const { messageRu } = failure;
  return messageRu ? `${capitalize(messageRu)}.` : undefined;
}

async function loadVariantCost(
  calc: CalcClient,
  question: LotQuestion,
  variant: ListVariant,
  { payer, city, date }: LotChoice,
): Promise<VariantCost> {
  try {
    return { variant, response: await calc.receipt(question, { variant, payer, city, date }) };
  } catch (error) {
    // A lot that cannot be calculated is not a failure: the page gives the reason.
    const problem = error instanceof ApiError ? formatProblem(error) : undefined;
    if (problem === undefined) throw error;
    return { variant, problem };
  }
}

/** ¥. The page shows how the total changes with a bid step of this size. */
const BID_STEP = 10_000;

async function loadBids(
  calc: CalcClient,
  question: BidQuestion,
  variants: readonly ListVariant[],
  { budget = 0, payer, city, variant, date }: LotChoice,
): Promise<BudgetBids> {
  const { items } = await calc.bids(question, budget, { payer, city, date });
  const bids = variants.flatMap((name) => items.find((item) => item.variant === name) ?? []);
  const price = bids[0]?.receipt?.lines.find(({ code }) => code === 'price');
  return {
    kind: 'found',
    bids: bids.toSorted((one, other) => Number(other.variant === variant) - Number(one.variant === variant)),
    ...(price?.rate && question.currency === 'jpy'
      ? { step: { bid: BID_STEP, totalRub: Math.round(BID_STEP * price.rate) } }
      : {}),
  };
}

/** Loads the receipts of both ends of a lot's estimate. The law has steps, so that neither follows from the middle. */
async function loadEnds(
  calc: CalcClient,
  { estimate, estimateLow, estimateHigh }: Lot,
  question: LotQuestion,
  choice: LotChoice,
): Promise<LotPageCosts['ends']> {
  if (question.price !== estimate || estimateLow === undefined || estimateHigh === undefined)
    return undefined;
  const load = async (price: number): Promise<EndCost | undefined> => {
    const { response } = await loadVariantCost(calc, { ...question, price }, choice.variant, choice);
    return response && { price, response };
  };
  const [low, high] = await Promise.all([load(estimateLow), load(estimateHigh)]);
  return low && high ? { low, high } : undefined;
}

/** Loads the costs of a lot by all variants in parallel; undefined when the lot has no price to calculate from. */
export async function loadCosts(
  calc: CalcClient,
  lot: Lot,
  variants: readonly ListVariant[],
  choice: LotChoice,
): Promise<LotPageCosts | undefined> {
  const question = buildLotQuestion(lot, new Date());
  const priceNote = formatPriceNote(lot);
  const estimate = { est: lot.estimate, est_low: lot.estimateLow, est_high: lot.estimateHigh };
  if (question === undefined || priceNote === undefined || variants.length === 0) return undefined;
  const [ends, bids, ...costs] = await Promise.all([
    withFallback('receipts of the ends', loadEnds(calc, lot, question, choice), undefined),
    choice.budget === undefined
      ? undefined
      : withFallback('bids for a budget', loadBids(calc, { ...question, ...estimate }, variants, choice), {
          kind: 'failed' as const,
        }),
    ...variants.map((variant) =>
      withFallback('receipt', loadVariantCost(calc, question, variant, choice), { variant }),
    ),
  ]);
  return { costs, priceNote, ...(ends ? { ends } : {}), ...(bids ? { bids } : {}) };
}
