import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { makeSnapshot } from '@vvoz/site-browser/shelf/makeSnapshot.ts';
import type { Backend } from './backend.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';
import { priceLots } from './priceLots.ts';

/** Lots of a feed. For most searches that is enough for a feed reader that asks once a day. */
const MAX_ARRIVALS = 50;

/** A lot that was added to a catalogue, as texts. */
export interface SharedArrival {
  readonly lot: LotSnapshot;
  /** When it was added: ISO 8601, UTC; absent when that is not known. */
  readonly addedAt?: string;
}

/** Creates the getter of the lots that were added last, newest first. It throws ApiError. */
export function createArrivals(backend: () => Backend) {
  const arrivals = createMemo<readonly SharedArrival[]>({ ...LIFETIMES.lots, max: 300, maxMib: 8 });
  return async (
    template: Template,
    { lists, ranges, texts }: CatalogueQuery,
  ): Promise<readonly SharedArrival[]> => {
    const query: CatalogueQuery = { ...EMPTY_QUERY, lists, ranges, texts };
    const { value } = await arrivals(`${template.name}?${formatCatalogueUrl(query)}`, async () => {
      const newest = await backend().catalogue(template).arrivals(query, MAX_ARRIVALS);
      const { variants } = template;
      const lots = newest.map(({ lot }) => lot);
      const cards = await priceLots(backend().calc, lots, { variants, payer: 'physic' });
      return newest.flatMap(({ lot, addedAt }, index) => {
        const card = cards[index];
        return card ? [{ lot: makeSnapshot(lot, card), ...(addedAt === undefined ? {} : { addedAt }) }] : [];
      });
    });
    return value;
  };
}
