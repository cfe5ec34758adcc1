import { findRates } from '../rates/ratesStore.ts';
import type { StateDb } from '../../state/schema.ts';
import { defaultRates, readRates, type RateData, type Rates } from '../rates.ts';

/**
 * Rates for a day (YYYY-MM-DD): the last ones up to it that the Bank of Russia is known to have said, and those that
 * ship for currencies that it was never asked about. Each keeps its own date.
 */
export async function readStoredRates(db: StateDb, day: string): Promise<Rates> {
  const stored = await findRates(db, day);
  const all: Record<string, RateData> = { ...defaultRates.data };
  for (const [currency, rate] of Object.entries(stored))
    all[currency] = { rub: rate.rub, date: rate.day, source: rate.source };
  return readRates(all);
}
