import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';

/** The lots at the start of a list whose cards are in the document: the browser has their HTML, but not their data. */
export interface ListHead {
  /** `type/id` of each, in order. */
  readonly ids: readonly string[];
  /** True when the price of some lot could not be calculated. */
  readonly unpriced?: boolean;
  /** `hashLots` of them. The browser compares it with the hash of the same lots later. */
  readonly hash?: string;
}

export const formatLotKey = ({ type, id }: Pick<PricedLot, 'type' | 'id'>): string => `${type}/${id}`;

export const makeListHead = (lots: readonly PricedLot[], hash?: string): ListHead => ({
  ids: lots.map(formatLotKey),
  ...(lots.some(({ unpriced }) => unpriced) ? { unpriced: true } : {}),
  ...(hash === undefined ? {} : { hash }),
});

interface List {
  readonly head?: ListHead;
  readonly items: readonly PricedLot[];
}

/** Counts the lots on screen. */
export const countLots = ({ head, items }: List): number => (head?.ids.length ?? 0) + items.length;

export const hasUnpriced = ({ head, items }: List): boolean =>
  head?.unpriced === true || items.some(({ unpriced }) => unpriced);

/** Leaves out the lots that a list has already. */
export function withoutShown(list: List, lots: readonly PricedLot[]): readonly PricedLot[] {
  const shown = new Set([...(list.head?.ids ?? []), ...list.items.map(formatLotKey)]);
  return lots.filter((lot) => !shown.has(formatLotKey(lot)));
}

/**
 * Returns the lots to show after the document's head, from a longer list that was stored for the same address. Undefined when
 * the stored head has a lot that the document no longer has: the browser does not have its data.
 */
export function continueList(now: List, stored: List): readonly PricedLot[] | undefined {
  const { head } = now;
  if (!head) return stored.head ? undefined : stored.items;
  const known = new Set([...head.ids, ...stored.items.map(formatLotKey)]);
  const isWhole = stored.head?.ids.every((id) => known.has(id)) ?? true;
  return isWhole ? withoutShown({ head, items: [] }, stored.items) : undefined;
}
