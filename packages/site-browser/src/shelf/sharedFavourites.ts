import { isLotKey } from '@vvoz/catalogue/shelf/lotSnapshot';

/** Lots that the hosts share. What does not fit stays on the host where it was chosen. */
export const MAX_SHARED_LOTS = 60;
/** Characters of the cookie's value: browsers send it with every request. */
export const MAX_SHARED_TEXT = 1200;
/** The value when the last lot has been taken off; no cookie at all says nothing. */
const NONE = '-';
const SEPARATOR = '|';

const encodeKey = (lot: string): string => lot.split('/').map(encodeURIComponent).join('/');

function decodeKey(text: string): string {
  try {
    return text.split('/').map(decodeURIComponent).join('/');
  } catch {
    return '';
  }
}

/** Formats `type/id` keys as the value of a cookie: those that fit, in their order. */
export function formatShared(lots: readonly string[]): string {
  let text = '';
  for (const lot of lots.slice(0, MAX_SHARED_LOTS)) {
    const longer = text === '' ? encodeKey(lot) : text + SEPARATOR + encodeKey(lot);
    if (longer.length > MAX_SHARED_TEXT) break;
    text = longer;
  }
  return text === '' ? NONE : text;
}

/** Parses the value of the cookie; undefined when there is none. */
export const parseShared = (text: string): readonly string[] | undefined =>
  text === ''
    ? undefined
    : [...new Set(text.slice(0, MAX_SHARED_TEXT).split(SEPARATOR).map(decodeKey).filter(isLotKey))];

/** The favourites of this host, those that the hosts share, and those that both had when they last agreed. */
export interface SharedState {
  readonly local: readonly string[];
  /** Undefined without a cookie: it was removed or never written, so nothing is known about the other hosts. */
  readonly shared: readonly string[] | undefined;
  readonly agreed: readonly string[];
}

/** What follows: lots to put on this host's list and to take off it, and what the hosts share from now on. */
export interface SharedChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly shared: readonly string[];
}

/**
 * Merges the favourites of this host with the shared ones. What only one side has was added there, unless both had it: then
 * the other side has taken it off. Lots that are shared keep their places, and new ones follow as long as there is room, so
 * that a full cookie is never taken for a removal.
 */
export function mergeShared({ local, shared, agreed }: SharedState): SharedChange {
  const known = new Set(shared === undefined ? [] : agreed);
  const others = shared ?? [];
  const here = new Set(local);
  const add = others.filter((lot) => !here.has(lot) && !known.has(lot));
  const remove = local.filter((lot) => known.has(lot) && !others.includes(lot));
  const kept = others.filter((lot) => here.has(lot) || !known.has(lot));
  // The newest of a list is the first, so the oldest is shared first.
  const own = local.filter((lot) => !others.includes(lot) && !known.has(lot)).toReversed();
  const merged = parseShared(formatShared([...kept, ...own])) ?? [];
  return { add, remove, shared: merged };
}
