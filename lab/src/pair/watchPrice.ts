import { setTimeout as pause } from 'node:timers/promises';
import { requestGateway } from '@vvoz/tools/gateway/requestGateway';
import type { LoneLot } from './lotPrices.ts';

/** Where a visitor sees the price of a lot. */
export const SURFACES = {
  list: { path: ({ year, mileage }) => `/japan/czeny-na-avto?${formatFilter(year, mileage)}` },
  lot: { path: ({ id }) => `/cars/japan/${id}` },
  // The call of an open list.
  call: { path: ({ year, mileage }) => `/api/catalog/japan-main?${formatFilter(year, mileage)}` },
} as const satisfies Readonly<Record<string, { path: (lot: LoneLot) => string }>>;
export type Surface = keyof typeof SURFACES;
export const SURFACE_NAMES = Object.keys(SURFACES) as readonly Surface[];

const formatFilter = (year: number, mileage: number): string =>
  `year_min=${year}&year_max=${year}&mileage_min=${mileage}&mileage_max=${mileage}`;

/** The prices of one lot that a visitor saw at one place. */
export interface SeenPrice {
  readonly surface: Surface;
  /** How long a browser could show the old price, ms after the change. The browser's own cache is included. */
  readonly ageMs: number;
  /** When the visitor first got the new price, ms since the change; undefined: never. */
  readonly newMs: number | undefined;
  /** The header X-Cache of that answer. */
  readonly newFrom: string;
  /** Answers without a price, because their status was not 200. */
  readonly faults: readonly string[];
}

export interface WatchOptions {
  readonly port: number;
  readonly lot: LoneLot;
  readonly surface: Surface;
  /** The price after the change, yen. It must not occur elsewhere. */
  readonly price: number;
  /** Between two requests, ms. */
  readonly paceMs: number;
  /** The visitor's address. */
  readonly address: string;
  /** Resolves when the price has changed, with the time of the change, ms since the epoch. */
  readonly changed: Promise<number>;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  readonly onNew?: () => void;
}

/** True when the text has the price, as a page or as JSON writes it. */
const hasPrice = (text: string, price: number): boolean =>
  new RegExp(String(price).replaceAll(/\B(?=(?:\d{3})+$)/g, String.raw`\s?`)).test(text);

/** Reads how long a browser may use the answer without a request, ms. */
function readBrowserMs(cacheControl: string | undefined): number {
  if (cacheControl?.includes('no-cache') || cacheControl?.includes('no-store')) return 0;
  return Number(/max-age=(\d+)/.exec(cacheControl ?? '')?.[1] ?? 0) * 1000;
}

/** Requests a page or call again and again until the signal aborts. Returns how old the lot's price was. */
export async function watchPrice(options: WatchOptions): Promise<SeenPrice> {
  const { port, lot, surface, price, paceMs, address, changed, signal, onNew } = options;
  const path = SURFACES[surface].path(lot);
  const faults = new Set<string>();
  let lastOldAt = 0;
  let newAt: number | undefined;
  let newFrom = '';
  while (!signal.aborted) {
    const { status, headers, text } = await requestGateway(port, path, {
      headers: { 'x-forwarded-for': address, 'accept-encoding': 'br' },
    });
    const at = Date.now();
    if (status !== 200) faults.add(`${path} answered ${status}`);
    else if (!hasPrice(text, price)) lastOldAt = at + readBrowserMs(headers['cache-control']);
    else if (newAt === undefined) {
      newAt = at;
      newFrom = String(headers['x-cache'] ?? '');
      onNew?.();
    }
    await pause(paceMs, undefined, { signal }).catch(() => undefined);
  }
  const changedAt = await changed;
  return {
    surface,
    ageMs: Math.max(0, lastOldAt - changedAt),
    newMs: newAt === undefined ? undefined : newAt - changedAt,
    newFrom,
    faults: [...faults],
  };
}
