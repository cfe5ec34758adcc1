import type { Rates } from './rates.ts';
import type { Settings } from './settings.ts';

/** What a calculation takes from the operator and the Bank of Russia, and many lots share. */
interface Terms {
  readonly settings: Settings;
  readonly rates: Rates;
}

/**
 * Remembers results that depend on settings, rates and a short key only, for as long as those settings and rates are in
 * use. There are few keys: kinds, countries, variants, classes or currencies.
 */
export function memoByTerms<Result>(): (terms: Terms, key: string, create: () => Result) => Result {
  const known = new WeakMap<Settings, WeakMap<Rates, Map<string, Result>>>();
  return ({ settings, rates }, key, create) => {
    const ofSettings = known.get(settings) ?? new WeakMap<Rates, Map<string, Result>>();
    known.set(settings, ofSettings);
    const results = ofSettings.get(rates) ?? new Map<string, Result>();
    ofSettings.set(rates, results);
    const before = results.get(key);
    if (before !== undefined) return before;
    const result = create();
    results.set(key, result);
    return result;
  };
}
