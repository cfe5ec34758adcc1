import type { CalcClient } from '@vvoz/api/calc/calcClient';
import type { LotCosts, PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { buildLotQuestion } from '@vvoz/catalogue/lots/lotQuestion';
import type { CalcBatchResponse } from '@vvoz/api/calc/receipt';
import type { ListVariant, Payer } from '@vvoz/law/costTypes';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { listCardBadges, type BadgeFacts } from '@vvoz/ui/lots/model/lotBadges.ts';
import { toLotCost } from '../model/toLotCost.ts';
import { toSummary } from '../model/toSummary.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';

/** The variants and the payer that prices are calculated for. */
export interface PriceTerms {
  readonly variants: readonly ListVariant[];
  readonly payer: Payer;
}

/** Reduces one item of a batch answer to what a card shows. */
function toLotCosts(item: CalcBatchResponse['items'][number] | undefined): LotCosts {
  const { poshlina, construct, raspil } = item?.receipts ?? {};
  return {
    ...(poshlina ? { poshlina: toLotCost(poshlina) } : {}),
    ...(construct ? { construct: toLotCost(construct) } : {}),
    ...(raspil ? { raspil: toLotCost(raspil) } : {}),
  };
}

/**
 * Reduces lots to what cards need and adds their badges and costs, with one call for all lots. When the calculator
 * fails, the lots that have a price to calculate from are marked `unpriced`.
 */
export async function priceLots(
  calc: Pick<CalcClient, 'batch'>,
  lots: readonly Lot[],
  { variants, payer }: PriceTerms,
): Promise<readonly PricedLot[]> {
  const now = new Date();
  const questions = lots.map((lot) => {
    const question = buildLotQuestion(lot, now);
    return question && { ...question, est_low: lot.estimateLow, est_high: lot.estimateHigh };
  });
  const pricedQuestions = questions.filter((question) => question !== undefined);
  const today = now.toISOString().slice(0, 10);
  const toCard = (lot: Lot, facts?: BadgeFacts): PricedLot => ({
    ...toSummary(lot),
    badges: listCardBadges(lot, today, facts),
  });
  if (pricedQuestions.length === 0 || variants.length === 0) return lots.map((lot) => toCard(lot));
  const response = await withFallback(
    'prices of a list',
    calc.batch(pricedQuestions, { variants, payer }),
    undefined,
  );
  let next = 0;
  return lots.map((lot, index) => {
    if (questions[index] === undefined) return toCard(lot);
    if (!response) return { ...toCard(lot), unpriced: true };
    const item = response.items[next++];
    return { ...toCard(lot, item?.receipts.poshlina), costs: toLotCosts(item) };
  });
}
