import type { CalcAnswer } from '@vvoz/api/calc/receipt';
import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import { buildLotQuestion } from '@vvoz/catalogue/cost/lotQuestion';
import { withFallback } from '../log/reportFailure.ts';
import type { Backend } from './backend.ts';
import { formatPriceNote } from './loadCosts.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** A lot with its receipt: full duty, an individual, Vladivostok. */
export interface ExampleReceipt {
  readonly lot: PricedLot;
  readonly receipt: CalcAnswer;
  /** Which price the receipt starts from: «средняя цена таких лотов». */
  readonly priceNote: string | undefined;
}

/** True when everything that decides the cost is known, so that the receipt has one total. */
const hasOneTotal = ({ costs }: PricedLot): boolean =>
  costs?.poshlina !== undefined && (costs.poshlina.low ?? costs.poshlina.total) === costs.poshlina.total;

/** Creates the getter of the receipt of the first of these lots that has one total; undefined without one and on failure. */
export function createExampleReceipts(backend: () => Backend) {
  const receipts = createMemo<CalcAnswer>({ ...LIFETIMES.rates, max: 20 });
  return async (lots: readonly PricedLot[]): Promise<ExampleReceipt | undefined> => {
    const lot = lots.find(hasOneTotal);
    const question = lot && buildLotQuestion(lot, new Date());
    if (!question) return undefined;
    const receipt = await withFallback(
      'receipt of the example',
      receipts(JSON.stringify(question), () =>
        backend().calc.receipt(question, { variant: 'poshlina', payer: 'physic' }),
      ).then(({ value }) => value),
      undefined,
    );
    return receipt && { lot, receipt, priceNote: formatPriceNote(lot) };
  };
}
