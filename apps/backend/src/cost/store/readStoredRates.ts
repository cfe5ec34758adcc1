import { findRates } from '../rates/ratesStore.ts';
import type { StateDb } from '../../state/schema.ts';
import { defaultRates, readRates, type RateData, type Rates } from '../rates.ts';

/**
 * The rates for a day (YYYY-MM-DD): the latest stored ones of the Bank of Russia, and the defaults for currencies
 * without a stored rate. Each has its own date.
 */
export async function readStoredRates(db: StateDb, day: string): Promise<Rates> {
  const stored = await findRates(db, day);
  const all: Record<string, RateData> = { ...defaultRates.data };
  for (const [currency, rate] of Object.entries(stored))
    all[currency] = { rub: rate.rub, date: rate.day, source: rate.source };
  return readRates(all);
}
