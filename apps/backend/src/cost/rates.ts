import { Big } from 'big.js';
import type { CostInput } from '@vvoz/law/costTypes';
import { canonicalJson } from './canonicalJson.ts';
import { CostInputError } from './CostInputError.ts';
import defaults from './defaultRates.json' with { type: 'json' };

/** The rate of a currency. `rub`: ₽ for one unit, an exact decimal. */
export interface RateData {
  readonly rub: string | number;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly source: string;
}

export interface Rate {
  readonly rub: Big;
  readonly date: string;
  readonly source: string;
}

/** Rates by currency code in lower case, prepared for calculating. */
export interface Rates {
  readonly data: Readonly<Record<string, RateData>>;
  /** All rates as one text. Equal rates give equal keys. */
  readonly key: string;
  readonly byCurrency: Readonly<Record<string, Rate>>;
}

/** Prepares rates for calculating. Throws a RangeError for a rate that is not above zero. */
export function readRates(data: Readonly<Record<string, RateData>>): Rates {
  const rates = Object.entries(data).map(([currency, { rub, date, source }]) => {
    const exact = new Big(rub);
    if (exact.lte(0)) throw new RangeError(`The rate of ${currency} is ${rub}: it must be above 0`);
    return [currency, { rub: exact, date, source }] as const;
  });
  const key = canonicalJson(
    rates.map(([currency, rate]) => [currency, rate.rub.toFixed(), rate.date, rate.source]).sort(),
  );
  return { data, key, byCurrency: Object.fromEntries(rates) };
}

/** Rates of 5 September 2026. The rate of the yen is an assumption. */
export const defaultRates: Rates = readRates(defaults);

const GIVEN_SOURCE = 'задан в запросе';

/** Replaces rates by those in the input. `eurRate` has priority over `rates.eur`. */
export function overrideRates(rates: Rates, { eurRate, rates: given }: CostInput, date: string): Rates {
  if (eurRate === undefined && !given) return rates;
  const all: Record<string, RateData> = { ...rates.data };
  for (const [currency, rub] of Object.entries(given ?? {}))
    all[currency] = { rub, date, source: GIVEN_SOURCE };
  if (eurRate !== undefined) all['eur'] = { rub: eurRate, date, source: GIVEN_SOURCE };
  return readRates(all);
}

const ROUBLE: Rate = { rub: new Big(1), date: '', source: '' };

/** The rate of a currency. Throws a CostInputError that names `field` when there is none. */
export function getRate(rates: Rates, currency: string, field: 'currency' | 'eurRate' | 'rates'): Rate {
  if (currency === 'rub') return ROUBLE;
  const rate = Object.hasOwn(rates.byCurrency, currency) ? rates.byCurrency[currency] : undefined;
  if (rate) return rate;
  throw new CostInputError(field, `there is no rate of ${currency}`, `нет курса ${currency}`);
}
