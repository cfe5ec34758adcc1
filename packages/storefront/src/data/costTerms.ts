import type { CalcClient } from '@vvoz/api/calc/calcClient';
import type { CalcTerms } from '@vvoz/catalogue/cost/costTypes';
import { withFallback } from '../log/reportFailure.ts';
import { createMemo } from './memo.ts';

/** Rates change once a day, cities hardly ever; while the backend fails the last answer holds for a day. */
const LIFETIME = { ttlMs: 60_000, staleMs: 86_400_000, max: 1 };

const NOTHING: CalcTerms = { cities: [], rates: [] };

/** Rates and cities; nothing of them where the backend never answered: the page stands without. */
export function createCostTerms(calc: () => Pick<CalcClient, 'terms'>): () => Promise<CalcTerms> {
  const memo = createMemo<CalcTerms>(LIFETIME);
  return () =>
    withFallback(
      'rates and cities',
      memo('terms', () => calc().terms()).then(({ value }) => value),
      NOTHING,
    );
}
