import { isLotKey } from '@vvoz/catalogue/shelf/lotSnapshot';

/** A list of a catalogue that the visitor wants to come back to. */
export interface SavedSearch {
  /** Canonical path and query on this host. */
  readonly address: string;
  /** «Toyota Prius с аукционов Японии». */
  readonly title: string;
  /** Number of lots when the list was last opened. */
  readonly count: number;
  /** Keys of the lots at the top of the list when it was last opened; empty until the site has answered. */
  readonly known: readonly string[];
  /** When it was last opened, ms since the epoch. */
  readonly at: number;
}

/** Lots at the top of a list that are remembered. */
export const MAX_KNOWN_LOTS = 100;
const MAX_ADDRESS = 2000;
const MAX_TITLE = 300;

const readWhole = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

const isShort = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= max;

/** Parses a stored search; undefined without an address on this host and a title. */
export function parseSavedSearch(value: unknown): SavedSearch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { address, title, count, known, at } = value as Readonly<Record<string, unknown>>;
  if (!isShort(address, MAX_ADDRESS) || !/^\/(?!\/)/.test(address)) return undefined;
  if (!isShort(title, MAX_TITLE)) return undefined;
  return {
    address,
    title,
    count: readWhole(count),
    known: Array.isArray(known) ? known.filter(isLotKey).slice(0, MAX_KNOWN_LOTS) : [],
    at: readWhole(at),
  };
}

/** The current state of a search: its count, and the keys of the lots at its top. */
export interface CurrentLots {
  readonly count: number;
  readonly lots: readonly string[];
  /** How often such lots cost the budget of the search or less, 0 … 1; absent without a budget or estimates. */
  readonly chance?: number | undefined;
}

/**
 * Counts the lots that were added since the search was last opened: the unknown lots above the last known one. Lots below that
 * one may have moved up when other lots were sold. `more` is true when all lots at the top are new, so that there may be
 * further ones.
 */
export function countNewLots(
  { known }: Pick<SavedSearch, 'known'>,
  { lots }: CurrentLots,
): { readonly count: number; readonly more: boolean } {
  if (known.length === 0) return { count: 0, more: false };
  const old = new Set(known);
  const last = lots.findLastIndex((lot) => old.has(lot));
  // None of the known lots is left.
  if (last === -1) return { count: lots.length, more: lots.length === MAX_KNOWN_LOTS };
  return { count: lots.slice(0, last).filter((lot) => !old.has(lot)).length, more: false };
}
