import type { OfferPart, OfferSummary } from '@vvoz/api/v2/offerSchemas';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { Backend } from './backend.ts';
import { runWithoutDeadline } from '@vvoz/site-server/backend/deadline';

/** Offers in one answer of the backend. */
const PAGE_OFFERS = 100;

/** Creates the getters of a catalogue's offers: the lots that YML feeds show on other sites. They throw ApiError. */
export function createOfferPages(backend: () => Backend) {
  return {
    getOfferSummary: (part: OfferPart): Promise<OfferSummary> =>
      runWithoutDeadline(() => backend().v2.offerSummary(part)),

    /** Yields the offers of a part page by page. The next page is requested when the consumer has taken the previous one. */
    readOffers: async function* (part: OfferPart): AsyncGenerator<readonly Lot[], void, undefined> {
      for (let after: string | null | undefined; after !== null;) {
        const page = { after, limit: PAGE_OFFERS };
        const { items, next } = await runWithoutDeadline(() => backend().v2.offers(part, page));
        yield items;
        after = next;
      }
    },
  };
}
