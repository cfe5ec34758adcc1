import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Budgets } from '@vvoz/api/v2/v2Schemas';
import type { CatalogueStore } from './CatalogueStore.ts';
import { EVERYTHING } from './filter.ts';

/** Upper ends of the budget ranges, ₽ turnkey. A lot that costs exactly a bound belongs to the range below it. */
export const BUDGET_BOUNDS = [1_000_000, 1_500_000, 2_500_000] as const;

/**
 * Finds what each budget range buys in a catalogue: per body type, the number of lots and the medians of turnkey cost,
 * year and mileage. The body type with most lots comes first.
 */
export async function findBudgets(store: CatalogueStore, type: CatalogueType): Promise<Budgets> {
  const groups = await store.medians({
    type,
    filter: EVERYTHING,
    groupBy: 'body',
    interval: { field: 'cost', bounds: BUDGET_BOUNDS },
    fields: ['cost', 'year', 'mileage'],
  });
  const ends = [...BUDGET_BOUNDS, undefined];
  const items = ends.map((max, at) => {
    const min = ends[at - 1];
    const bodies = groups
      .filter(({ interval }) => interval === at)
      .toSorted((one, other) => other.count - one.count)
      .map(({ value, count, medians: [cost, year, mileage] }) => ({
        body: value,
        count,
        cost: cost ?? 0,
        ...(year == null ? {} : { year }),
        ...(mileage == null ? {} : { mileage }),
      }));
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), bodies };
  });
  return { items };
}
