import type { CatalogueStore, Scope } from './CatalogueStore.ts';

/** A model of a catalogue with its listed lots and their median turnkey cost, ₽. */
export interface ModelPrice {
  readonly brand: string;
  readonly model: string;
  readonly count: number;
  /** Absent if no lot has a cost. */
  readonly cost?: number;
}

/**
 * Finds the models of a catalogue with at least `minLots` lots, those with most lots first. Medians are grouped by the
 * model's name alone, so a name that two brands share gets no cost.
 */
export async function findModelPrices(
  store: CatalogueStore,
  { type, filter }: Scope,
  minLots: number,
): Promise<readonly ModelPrice[]> {
  const [[options = []], groups] = await Promise.all([
    store.facets(type, [{ field: 'model', filter }]),
    store.medians({
      type,
      filter,
      groupBy: 'model',
      interval: { field: 'cost', bounds: [] },
      fields: ['cost'],
    }),
  ]);
  const medians = new Map(groups.map(({ value, medians: [cost] }) => [value, cost ?? undefined]));
  const shared = new Set(
    options.map(({ value }) => value).filter((value, at, all) => all.indexOf(value) !== at),
  );
  return options.flatMap(({ brand = '', value: model, count }) => {
    if (brand === '' || count < minLots) return [];
    const cost = shared.has(model) ? undefined : medians.get(model);
    return [{ brand, model, count, ...(cost === undefined ? {} : { cost }) }];
  });
}
