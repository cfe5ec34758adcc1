import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Budgets } from '@vvoz/api/v2/v2Schemas';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { Backend } from './backend.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** Creates the getter of lots and medians per budget in a catalogue type; undefined on failure. */
export function createBudgets(backend: () => Backend) {
  const budgets = createMemo<Budgets>({ ...LIFETIMES.sums, max: 20 });
  return (type: CatalogueType): Promise<Budgets | undefined> =>
    withFallback(
      'budgets',
      budgets(type, () => backend().v2.budgets(type)).then(({ value }) => value),
      undefined,
    );
}
