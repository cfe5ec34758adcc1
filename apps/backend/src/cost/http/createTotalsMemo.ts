import { LRUCache } from 'lru-cache';
import type { CostData } from '../calculateReceipt.ts';

/** Lots whose totals are remembered, some 5 kB each. */
const MAX_LOTS = 2000;

/**
 * Creates the memory of what lots cost: the first lots of one list are those of many others. A result belongs to the day,
 * the operator's settings and the rates that it was calculated with; the tables are the program's own.
 */
export function createTotalsMemo<Result extends object>() {
  const results = new LRUCache<string, Result>({ max: MAX_LOTS });
  /** @param question everything else that the result depends on, as JSON */
  return (
    { today, settings, rates }: Pick<CostData, 'today' | 'settings' | 'rates'>,
    question: unknown,
    calculate: () => Result,
  ): Result => {
    const key = JSON.stringify([today, settings.version, rates.key, question]);
    const known = results.get(key);
    if (known) return known;
    const result = calculate();
    results.set(key, result);
    return result;
  };
}
