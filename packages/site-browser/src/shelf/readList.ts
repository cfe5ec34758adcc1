import { warn } from '../page/warn.ts';
import type { getListRow, ShelfItem, ShelfListName } from './shelfLists.ts';

type Row<Name extends ShelfListName> = ReturnType<typeof getListRow<Name>>;

/** Writes a problem of the shelf to the browser's console. */
export function warnOfShelf(message: string, reason?: unknown): void {
  warn(`Shelf: ${message}`, ...(reason === undefined ? [] : [reason]));
}

function parseText(key: string, text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    warnOfShelf(`${key} is not a list and was left out`);
  } catch (error) {
    warnOfShelf(`${key} is not JSON and was left out`, error);
  }
  return [];
}

/** Keeps the first item of each identity, and no more than the list may have. */
export function boundList<Name extends ShelfListName>(
  { identify, max }: Row<Name>,
  items: readonly ShelfItem<Name>[],
): readonly ShelfItem<Name>[] {
  const byIdentity = new Map<string, ShelfItem<Name>>();
  for (const item of items) if (!byIdentity.has(identify(item))) byIdentity.set(identify(item), item);
  return [...byIdentity.values()].slice(0, max);
}

/**
 * Reads a stored list. Items that cannot be used, such as those that an extension or a broken disk has changed, are dropped,
 * and a line on the console says how many.
 */
export function readList<Name extends ShelfListName>(
  row: Row<Name>,
  text: string | null,
): readonly ShelfItem<Name>[] {
  if (text === null) return [];
  const values = parseText(row.key, text);
  const items = values.map(row.parse).filter((item) => item !== undefined);
  if (items.length < values.length)
    warnOfShelf(`${row.key}: ${values.length - items.length} of ${values.length} items were left out`);
  return boundList(row, items);
}
