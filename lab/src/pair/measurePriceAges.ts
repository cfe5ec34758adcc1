import { setTimeout as pause } from 'node:timers/promises';
import { changePrices, findLoneLots } from './lotPrices.ts';
import { SURFACE_NAMES, watchPrice, type SeenPrice } from './watchPrice.ts';

/** How visitors reach the lots: through a gateway, or directly from a site. */
export interface Way {
  readonly name: string;
  readonly port: number;
}

export interface PriceAge extends SeenPrice {
  readonly way: string;
  readonly paceMs: number;
}

export interface PriceAgeOptions {
  /** The catalogue that all ways show. */
  readonly databaseFile: string;
  readonly ways: readonly Way[];
  /** Times between two requests of a visitor, ms. Rare requests let cached answers grow old. */
  readonly pacesMs: readonly number[];
  /** How long visitors send requests before the change, ms. */
  readonly beforeMs: number;
  /** How long they go on when all have seen the new prices, ms: an old answer could come back. */
  readonly afterMs: number;
  /** How long they wait for the new prices after the change, ms. */
  readonly maxMs: number;
}

/** Seven digits, which occur nowhere else in a page. */
const FIRST_PRICE = 7_531_642;

/**
 * Changes the prices of lots while visitors request their lists, lot pages and calls at several paces. Each visitor
 * watches a lot of its own. Returns how old a price could be, for each way, pace and surface.
 */
export async function measurePriceAges(options: PriceAgeOptions): Promise<readonly PriceAge[]> {
  const { databaseFile, ways, pacesMs, beforeMs, afterMs, maxMs } = options;
  const visits = ways.flatMap((way) => pacesMs.map((paceMs) => ({ way, paceMs })));
  const lots = findLoneLots(databaseFile, visits.length);
  const change = Promise.withResolvers<number>();
  const end = new AbortController();
  let unseen = visits.length * SURFACE_NAMES.length;
  const allSeen = Promise.withResolvers<void>();
  const onNew = () => {
    unseen -= 1;
    if (unseen === 0) allSeen.resolve();
  };
  const watches = visits.flatMap(({ way, paceMs }, index) => {
    const lot = lots[index];
    if (!lot) return [];
    return SURFACE_NAMES.map(async (surface): Promise<PriceAge> => {
      const seen = await watchPrice({
        port: way.port,
        lot,
        surface,
        price: FIRST_PRICE + index * 1111,
        paceMs,
        address: `203.0.113.${index + 1}`,
        changed: change.promise,
        signal: end.signal,
        onNew,
      });
      return { ...seen, way: way.name, paceMs };
    });
  });
  await pause(beforeMs);
  change.resolve(
    changePrices(databaseFile, new Map(lots.map(({ id }, index) => [id, FIRST_PRICE + index * 1111]))),
  );
  await Promise.race([allSeen.promise, pause(maxMs)]);
  await pause(afterMs);
  end.abort();
  return Promise.all(watches);
}
