import { LRUCache } from 'lru-cache';
import type { StateDb } from '../../state/schema.ts';
import type { CostData } from '../calculateReceipt.ts';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import type { AllTables } from '../selectTables.ts';
import { readCurrentSettings } from './settingsStore.ts';
import { readStoredRates } from './readStoredRates.ts';

/** Loads the data that calculations use: tables, the operator's settings, and the rates of a day. */
export interface CostSource {
  /** @param day YYYY-MM-DD; absent: today */
  readonly load: (day?: string) => Promise<CostData>;
}

/** How long settings and rates stay cached, ms. */
const CACHE_TTL_MS = 30_000;
/** Days whose rates are cached. */
const MAX_DAYS = 100;
const VLADIVOSTOK_MS = 10 * 3_600_000;

/** The date in Vladivostok, where vehicles are declared, YYYY-MM-DD. */
export const toVladivostokDay = (now: Date): string =>
  new Date(now.getTime() + VLADIVOSTOK_MS).toISOString().slice(0, 10);

/** Reads settings and rates from the operator's data and caches them for 30 s. */
export function createCostSource(db: StateDb, tables: AllTables, clock = () => new Date()): CostSource {
  const settings = new LRUCache<'current', Settings>({
    max: 1,
    ttl: CACHE_TTL_MS,
    fetchMethod: () => readCurrentSettings(db),
  });
  const rates = new LRUCache<string, Rates>({
    max: MAX_DAYS,
    ttl: CACHE_TTL_MS,
    fetchMethod: (day) => readStoredRates(db, day),
  });
  return {
    load: async (day) => {
      const today = toVladivostokDay(clock());
      const [currentSettings, dayRates] = await Promise.all([
        settings.forceFetch('current'),
        rates.forceFetch(day ?? today),
      ]);
      return { tables, settings: currentSettings, rates: dayRates, today };
    },
  };
}
