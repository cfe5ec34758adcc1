import type { CalcClient } from '@vvoz/api/calc/calcClient';
import type { CalcTerms } from '@vvoz/catalogue/cost/costTypes';
import { withFallback } from '../log/reportFailure.ts';
import { createMemo } from './memo.ts';

/** Rates change once a day, cities hardly ever. While the backend fails, the last answer is used for a day. */
const LIFETIME = { ttlMs: 60_000, staleMs: 86_400_000, max: 1 };

const EMPTY_TERMS: CalcTerms = { cities: [], rates: [] };

/** Creates the getter of rates and cities; both empty when the backend never answered, so that the page still renders. */
export function createCostTerms(calc: () => Pick<CalcClient, 'terms'>): () => Promise<CalcTerms> {
  const memo = createMemo<CalcTerms>(LIFETIME);
  return () =>
    withFallback(
      'rates and cities',
      memo('terms', () => calc().terms()).then(({ value }) => value),
      EMPTY_TERMS,
    );
}
