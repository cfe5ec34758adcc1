import type { BidQuestion, CalcClient } from '@vvoz/api/calc/calcClient';
import {
  buildLotQuestion,
  findCostBasis,
  type LotCostFacts,
  type LotQuestion,
} from '@vvoz/catalogue/lots/lotQuestion';
import type { CalcReceiptsResponse, CalcResponse } from '@vvoz/api/calc/receipt';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { ListVariant } from '@vvoz/law/costTypes';
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

type Outcome = CalcReceiptsResponse['items'][number] | undefined;

/** A lot that cannot be calculated is not a failure: «не указан объём двигателя» → «Не указан объём двигателя.» */
function toVariantCost(variant: ListVariant, { receipt, fault }: NonNullable<Outcome> = {}): VariantCost {
  if (receipt) return { variant, response: receipt };
  return fault?.messageRu ? { variant, problem: `${capitalize(fault.messageRu)}.` } : { variant };
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

/** The ends of a lot's estimate, if its costs start from the estimate. The law has steps, so that each has its receipt. */
const findEnds = ({ estimate, estimateLow, estimateHigh }: Lot, { price }: LotQuestion): readonly number[] =>
  price === estimate && estimateLow !== undefined && estimateHigh !== undefined
    ? [estimateLow, estimateHigh]
    : [];

/** Both ends or none. */
function joinEnds([low, high]: readonly number[], [ofLow, ofHigh]: readonly Outcome[]): LotPageCosts['ends'] {
  if (low === undefined || high === undefined || !ofLow?.receipt || !ofHigh?.receipt) return undefined;
  return { low: { price: low, response: ofLow.receipt }, high: { price: high, response: ofHigh.receipt } };
}

/** Loads the costs of a lot by all variants, in one call; undefined when the lot has no price to calculate from. */
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
  const { payer, city, date } = choice;
  const terms = { payer, city, date };
  const endPrices = findEnds(lot, question);
  const questions = [
    ...variants.map((variant) => ({ ...question, ...terms, variant })),
    ...endPrices.map((price) => ({ ...question, ...terms, price, variant: choice.variant })),
  ];
  const [bids, response] = await Promise.all([
    choice.budget === undefined
      ? undefined
      : withFallback('bids for a budget', loadBids(calc, { ...question, ...estimate }, variants, choice), {
          kind: 'failed' as const,
        }),
    withFallback('receipts', calc.receipts(questions), undefined),
  ]);
  const outcomes = response?.items ?? [];
  const costs = variants.map((variant, at) => toVariantCost(variant, outcomes[at]));
  const ends = joinEnds(endPrices, outcomes.slice(variants.length));
  return { costs, priceNote, ...(ends ? { ends } : {}), ...(bids ? { bids } : {}) };
}
