import { formatListCall } from '@vvoz/catalogue/address/formatListCall';
import type { LotNews } from './shelf.ts';

/** Lots that one request may ask for. */
export const MAX_ASKED_LOTS = 60;
/** Characters of an address that asks for lots: a site refuses more than 2,000. */
export const MAX_NEWS_PATH = 1900;

/** The answer of `/api/lots`. */
export interface LotNewsResponse {
  readonly items: readonly LotNews[];
}

/** Address of the news of lots on the site's own host. */
export const formatLotNewsPath = (keys: readonly string[]): string =>
  `/api/lots?ids=${keys.map(encodeURIComponent).join(',')}`;

/** Address of the lots at the top of a saved search. @param address path and query of the list */
export const formatTopLotsPath = (address: string): string => formatListCall('/api/top', address);
