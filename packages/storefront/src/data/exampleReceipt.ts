import type { CalcResponse } from '@vvoz/api/calc/receipt';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { buildLotQuestion } from '@vvoz/catalogue/lots/lotQuestion';
import { formatPriceNote } from './loadCosts.ts';
import type { GetReceipt } from './receiptData.ts';

/** A lot with its receipt: full duty, an individual, Vladivostok. */
export interface ExampleReceipt {
  readonly lot: PricedLot;
  readonly receipt: CalcResponse;
  /** Which price the receipt starts from: «средняя цена таких лотов». */
  readonly priceNote: string | undefined;
}

/** True when everything that decides the cost is known, so that the receipt has one total. */
const hasOneTotal = ({ costs }: PricedLot): boolean =>
  costs?.poshlina !== undefined && (costs.poshlina.low ?? costs.poshlina.total) === costs.poshlina.total;

/** Creates the getter of the receipt of the first of these lots that has one total; undefined without one and on failure. */
export const createExampleReceipts =
  (getReceipt: GetReceipt) =>
  async (lots: readonly PricedLot[]): Promise<ExampleReceipt | undefined> => {
    const lot = lots.find(hasOneTotal);
    const question = lot && buildLotQuestion(lot, new Date());
    if (!question) return undefined;
    const receipt = await getReceipt(question);
    return receipt && { lot, receipt, priceNote: formatPriceNote(lot) };
  };
