import { readCookie } from '../marks/readCookie.ts';
import { reportBug } from '../page/outage.ts';
import { loadLotNews } from './loadLotNews.ts';
import { formatShared, mergeShared, parseShared } from './sharedFavourites.ts';
import type { Shelf } from './shelf.ts';
import { SHELF_LISTS } from './shelfLists.ts';

/** Keys of the favourites that all hosts of the site share: `type/id`, and nothing about the visitor. */
const COOKIE = 'vvoz_favourites';
/** Key of local storage: what this host and the cookie had in common when they last agreed. */
const AGREED_KEY = 'vvoz.favourites.shared.1';
/** Browsers keep no cookie longer. Each change writes it anew. */
const LIFETIME_SECONDS = 400 * 86_400;

/** What sharing needs of the browser. */
export interface SharingOptions {
  /** The domain that the hosts have in common; '' when they differ in their ports only. */
  readonly domain: string;
  readonly isSecure: boolean;
}

/** Reads where favourites may be shared; undefined when the hosts have no domain in common. */
export function readSharingOptions(): SharingOptions | undefined {
  const domain = document.body.dataset['sharedDomain'];
  return domain === undefined ? undefined : { domain, isSecure: location.protocol === 'https:' };
}

/**
 * Keeps the favourites of this host and of the others the same, by a cookie on their common domain. Only keys are shared: the
 * texts of a lot that another host has added are loaded once.
 */
export function startSharing(shelf: Shelf, { domain, isSecure }: SharingOptions): void {
  /** Lots that this page has asked for. Those that the catalogue no longer has are not asked for again. */
  const asked = new Set<string>();
  let isBusy = false;

  const listLocal = () => shelf.read('favourites').map(({ lot }) => lot);
  const write = (lots: readonly string[]) => {
    const attributes = [
      'path=/',
      `max-age=${LIFETIME_SECONDS}`,
      'samesite=lax',
      ...(domain === '' ? [] : [`domain=${domain}`]),
      ...(isSecure ? ['secure'] : []),
    ];
    document.cookie = [`${COOKIE}=${formatShared(lots)}`, ...attributes].join('; ');
  };

  async function addLots(lots: readonly string[]): Promise<void> {
    for (const lot of lots) asked.add(lot);
    for (const news of await loadLotNews(lots))
      if ('title' in news) {
        asked.delete(news.lot);
        shelf.put('favourites', { ...news, at: Date.now() });
      }
  }

  /** Merges once. Its own changes of the list do not begin it again. */
  function merge(): void {
    if (isBusy) return;
    isBusy = true;
    try {
      const text = readCookie(COOKIE);
      const agreed = parseShared(localStorage.getItem(AGREED_KEY) ?? '') ?? [];
      const change = mergeShared({ local: listLocal(), shared: parseShared(text), agreed });
      for (const lot of change.remove) shelf.remove('favourites', lot);
      if (formatShared(change.shared) !== (text || formatShared([]))) write(change.shared);
      const local = new Set(listLocal());
      localStorage.setItem(AGREED_KEY, formatShared(change.shared.filter((lot) => local.has(lot))));
      // A full list would drop its oldest lots for them, on all hosts.
      const room = SHELF_LISTS.favourites.max - local.size;
      const missing = change.add.filter((lot) => !asked.has(lot)).slice(0, room);
      // After an outage the next page loads them.
      if (missing.length > 0) addLots(missing).catch(reportBug);
    } catch (error) {
      // Where storage is forbidden, each host has its own list.
      reportBug(error);
    } finally {
      isBusy = false;
    }
  }

  // Before somebody subscribes to a list it is empty, as if all had been taken off it.
  shelf.subscribe('favourites', merge);
  merge();
  window.addEventListener('pageshow', merge);
  document.addEventListener('visibilitychange', merge);
}
