import type { MonthStatistics } from './CatalogueStore.ts';

/** Returns the quantile `share` (0–1) of a sorted list, by nearest rank; undefined for an empty list. */
const findQuantile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];

/** Finds the first day of the last `months` months, this one included: `2026-06-01`. */
export function findFirstDay(now: Date, months: number): string {
  const first = new Date(now);
  first.setUTCMonth(first.getUTCMonth() - months + 1, 1);
  return first.toISOString().slice(0, 10);
}

/**
 * Groups results by month: p10, p50 and p90 of the sold lots, and the numbers of sold and unsold ones.
 * @param results sorted by month and price
 */
export function groupByMonth(
  results: readonly { month: string; status: string; finish: number | null }[],
): MonthStatistics[] {
  const months = new Map<string, { prices: number[]; sold: number; unsold: number }>();
  for (const { month, status, finish } of results) {
    const entry = months.get(month) ?? { prices: [], sold: 0, unsold: 0 };
    months.set(month, entry);
    if (status !== 'sold') entry.unsold += 1;
    else {
      entry.sold += 1;
      // A sale without a price counts as sold but not in the quantiles.
      if (finish !== null) entry.prices.push(finish);
    }
  }
  return [...months].map(([month, { prices, sold, unsold }]) => {
    const p10 = findQuantile(prices, 0.1);
    const p50 = findQuantile(prices, 0.5);
    const p90 = findQuantile(prices, 0.9);
    return {
      month,
      sold,
      unsold,
      ...(p10 === undefined || p50 === undefined || p90 === undefined ? {} : { p10, p50, p90 }),
    };
  });
}
