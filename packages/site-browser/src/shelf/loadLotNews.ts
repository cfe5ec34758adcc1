import { fetchJson } from '../page/fetchJson.ts';
import { isLotKey, parseLotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { formatLotNewsPath, MAX_ASKED_LOTS, MAX_NEWS_PATH } from './shelfResponses.ts';
import type { LotNews } from './shelf.ts';

function parseNews(value: unknown): readonly LotNews[] {
  const { lot, state } = (value ?? {}) as { readonly lot?: unknown; readonly state?: unknown };
  if (state === 'gone' && isLotKey(lot)) return [{ lot, state }];
  const snapshot = parseLotSnapshot(value);
  return snapshot ? [snapshot] : [];
}

async function requestNews(keys: readonly string[]): Promise<readonly LotNews[]> {
  // A cached answer would hide that there is no network.
  const init: RequestInit = { cache: 'no-cache' };
  const { items } = await fetchJson<{ readonly items?: unknown }>(formatLotNewsPath(keys), init);
  return Array.isArray(items) ? items.flatMap(parseNews) : [];
}

/** Returns how many of the first lots one request may ask for: at least one. */
function countAsked(keys: readonly string[]): number {
  let count = Math.min(keys.length, MAX_ASKED_LOTS);
  while (count > 1 && formatLotNewsPath(keys.slice(0, count)).length > MAX_NEWS_PATH) count -= 1;
  return count;
}

/** Requests the current state of lots, at most 60 at a time, fewer when their ids are long. Throws Outage without a network, and when the site fails. */
export async function loadLotNews(keys: readonly string[]): Promise<readonly LotNews[]> {
  const news: LotNews[] = [];
  for (let rest = keys; rest.length > 0;) {
    const count = countAsked(rest);
    news.push(...(await requestNews(rest.slice(0, count))));
    rest = rest.slice(count);
  }
  return news;
}
