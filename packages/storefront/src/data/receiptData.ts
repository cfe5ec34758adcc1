import type { CalcClient } from '@vvoz/api/calc/calcClient';
import type { CalcAnswer } from '@vvoz/api/calc/receipt';
import type { LotQuestion } from '@vvoz/catalogue/cost/lotQuestion';
import { withFallback } from '../log/reportFailure.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** A receipt line by line, with the changes of facts that would change its total. */
export type LineReceipt = CalcAnswer;

/** Creates the getter of a vehicle's receipt for an individual with full duty; undefined while the calculator fails. */
export function createReceiptGetter(calc: () => Pick<CalcClient, 'receipt'>) {
  const memo = createMemo<LineReceipt>({ ...LIFETIMES.rates, max: 20 });
  return (question: LotQuestion): Promise<LineReceipt | undefined> =>
    withFallback(
      'receipt of the example',
      memo(JSON.stringify(question), () =>
        calc().receipt(question, { variant: 'poshlina', payer: 'physic' }),
      ).then(({ value }) => value),
      undefined,
    );
}
