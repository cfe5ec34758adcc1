import { fetchJson } from '../page/fetchJson.ts';
import { isLotKey, parseLotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { formatLotNewsPath, MAX_ASKED_LOTS } from './shelfResponses.ts';
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

/** Requests the current state of lots, 60 at a time. Throws Outage without a network, and when the site fails. */
export async function loadLotNews(keys: readonly string[]): Promise<readonly LotNews[]> {
  const news: LotNews[] = [];
  for (let start = 0; start < keys.length; start += MAX_ASKED_LOTS)
    news.push(...(await requestNews(keys.slice(start, start + MAX_ASKED_LOTS))));
  return news;
}
