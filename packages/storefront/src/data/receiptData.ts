import type { CalcClient } from '@vvoz/api/calc/calcClient';
import type { CalcResponse } from '@vvoz/api/calc/receipt';
import type { LotQuestion } from '@vvoz/catalogue/lots/lotQuestion';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** Gets a vehicle's receipt for an individual with full duty; undefined while the calculator fails. */
export type GetReceipt = (question: LotQuestion) => Promise<CalcResponse | undefined>;

/** Creates the getter of receipts of example vehicles, with its cache. */
export function createReceiptGetter(calc: () => Pick<CalcClient, 'receipt'>): GetReceipt {
  const memo = createMemo<CalcResponse>({ ...LIFETIMES.rates, max: 20 });
  return (question) =>
    withFallback(
      'receipt of the example',
      memo(JSON.stringify(question), () =>
        calc().receipt(question, { variant: 'poshlina', payer: 'physic' }),
      ).then(({ value }) => value),
      undefined,
    );
}
