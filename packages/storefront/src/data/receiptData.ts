import type { CalcClient } from '@vvoz/api/calc/calcClient';
import type { CalcAnswer } from '@vvoz/api/calc/receipt';
import type { LotQuestion } from '@vvoz/catalogue/cost/lotQuestion';
import { withFallback } from '../log/reportFailure.ts';
import { createMemo } from './memo.ts';

/** A receipt line by line, with the changes of facts that would change its total. */
export type LineReceipt = CalcAnswer;

/** Rates change once a day. While the calculator fails, the last answer is used for an hour. */
const LIFETIME = { ttlMs: 60_000, staleMs: 3_600_000, max: 20 };

/** Creates the getter of a vehicle's receipt for an individual with full duty; undefined while the calculator fails. */
export function createReceiptGetter(calc: () => Pick<CalcClient, 'receipt'>) {
  const memo = createMemo<LineReceipt>(LIFETIME);
  return (question: LotQuestion): Promise<LineReceipt | undefined> =>
    withFallback(
      'receipt of the example',
      memo(JSON.stringify(question), () =>
        calc().receipt(question, { variant: 'poshlina', payer: 'physic' }),
      ).then(({ value }) => value),
      undefined,
    );
}
