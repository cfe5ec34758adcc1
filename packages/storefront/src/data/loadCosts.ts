import type { CalcClient } from '@vvoz/api/calc/calcClient';
import { costBasis, lotQuestion, type LotQuestion } from '@vvoz/catalogue/cost/lotQuestion';
import type { CalcAnswer } from '@vvoz/api/calc/receipt';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { ListVariant } from '@vvoz/catalogue/query/viewChoice';
import { ApiError } from '@vvoz/api/errors';
import type { BudgetBids } from '@vvoz/ui/cost/BidCalculator/BidResults.tsx';
import { withFallback } from '../log/reportFailure.ts';
import type { LotChoice } from '../lot/lotChoice.ts';

/** What a variant costs, or why it cannot be said: `problem` is a sentence, without it the calculator failed. */
export interface VariantCost {
  readonly variant: ListVariant;
  readonly answer?: CalcAnswer;
  readonly problem?: string;
}

/** What a lot costs by each variant that its page shows. */
export interface LotPageCosts {
  readonly costs: readonly VariantCost[];
  /** What the price of the lot is: «средняя цена таких лотов». */
  readonly priceNote: string;
  /** Present where a budget was asked. */
  readonly bids?: BudgetBids;
}

const NOTES = {
  finish: 'цена продажи',
  average: 'средняя цена таких лотов',
  start: 'стартовая цена',
} as const;

/** «не указан объём двигателя» → «Не указан объём двигателя.»; undefined for what is not our question's fault. */
function problemOf({ failure }: ApiError): string | undefined {
  if (failure.kind !== 'http' || failure.status !== 400) return undefined;
  const { messageRu } = failure;
  return messageRu ? `${messageRu.charAt(0).toUpperCase()}${messageRu.slice(1)}.` : undefined;
}

async function loadVariantCost(
  calc: CalcClient,
  question: LotQuestion,
  variant: ListVariant,
  { payer, city }: LotChoice,
): Promise<VariantCost> {
  try {
    return { variant, answer: await calc.receipt(question, { variant, payer, city }) };
  } catch (error) {
    // A question that has no answer is no failure: the page says why.
    const problem = error instanceof ApiError ? problemOf(error) : undefined;
    if (problem === undefined) throw error;
    return { variant, problem };
  }
}

const STEP = 10_000;

async function loadBids(
  calc: CalcClient,
  question: LotQuestion,
  variants: readonly ListVariant[],
  { budget = 0, payer, city, variant }: LotChoice,
): Promise<BudgetBids> {
  const { items } = await calc.bids(question, budget, { payer, city });
  const bids = variants.flatMap((name) => items.find((item) => item.variant === name) ?? []);
  const price = bids[0]?.receipt?.lines.find(({ code }) => code === 'price');
  return {
    kind: 'found',
    bids: bids.toSorted((one, other) => Number(other.variant === variant) - Number(one.variant === variant)),
    ...(price?.rate && question.currency === 'jpy'
      ? { step: { bid: STEP, totalRub: Math.round(STEP * price.rate) } }
      : {}),
  };
}

/** Every way of bringing a lot here, all asked at once; undefined where there is nothing to calculate from. */
export async function loadCosts(
  calc: CalcClient,
  lot: Lot,
  variants: readonly ListVariant[],
  choice: LotChoice,
): Promise<LotPageCosts | undefined> {
  const question = lotQuestion(lot, new Date());
  const basis = costBasis(lot)?.basis;
  if (question === undefined || basis === undefined || variants.length === 0) return undefined;
  const [bids, ...costs] = await Promise.all([
    choice.budget === undefined
      ? undefined
      : withFallback('bids for a budget', loadBids(calc, question, variants, choice), {
          kind: 'failed' as const,
        }),
    ...variants.map((variant) =>
      withFallback('receipt', loadVariantCost(calc, question, variant, choice), { variant }),
    ),
  ]);
  const fixed = lot.status !== 'sold' && basis === 'finish';
  return { costs, priceNote: fixed ? 'цена продавца' : NOTES[basis], ...(bids ? { bids } : {}) };
}
