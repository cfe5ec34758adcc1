import type { CalcClient } from '@vvoz/api/calc/calcClient';
import type { CalcTerms } from '@vvoz/law/costTypes';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

const EMPTY_TERMS: CalcTerms = { cities: [], rates: [] };

/** Creates the getter of rates and cities; both empty when the backend never answered, so that the page still renders. */
export function createCostTerms(calc: () => Pick<CalcClient, 'terms'>): () => Promise<CalcTerms> {
  const memo = createMemo<CalcTerms>({ ...LIFETIMES.rates, max: 1 });
  return () =>
    withFallback(
      'rates and cities',
      memo('terms', () => calc().terms()).then(({ value }) => value),
      EMPTY_TERMS,
    );
}
