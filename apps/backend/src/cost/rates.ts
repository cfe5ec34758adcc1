import { Big } from 'big.js';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import { canonicalJson } from './canonicalJson.ts';
import { CostInputError } from './CostInputError.ts';
import defaults from './defaultRates.json' with { type: 'json' };

/** What a unit of a currency costs; `rub` is an exact decimal. */
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

/** Rates by currency in lower case, made ready for calculating. */
export interface Rates {
  readonly data: Readonly<Record<string, RateData>>;
  /** The content in one text: equal rates, equal keys. */
  readonly key: string;
  readonly of: Readonly<Record<string, Rate>>;
}

/** Throws a RangeError for a rate that is not above zero. */
export function readRates(data: Readonly<Record<string, RateData>>): Rates {
  const rates = Object.entries(data).map(([currency, { rub, date, source }]) => {
    const exact = new Big(rub);
    if (exact.lte(0)) throw new RangeError(`The rate of ${currency} is ${rub}: it must be above 0`);
    return [currency, { rub: exact, date, source }] as const;
  });
  const key = canonicalJson(
    rates.map(([currency, rate]) => [currency, rate.rub.toFixed(), rate.date, rate.source]).sort(),
  );
  return { data, key, of: Object.fromEntries(rates) };
}

/** Of 05.09.2026; the yen's is an assumption. */
export const defaultRates: Rates = readRates(defaults);

const GIVEN = 'задан в запросе';

/** The stored rates with those that the question gives instead. `eurRate` goes before `rates.eur`. */
export function overrideRates(rates: Rates, { eurRate, rates: given }: CostInput, date: string): Rates {
  if (eurRate === undefined && !given) return rates;
  const all: Record<string, RateData> = { ...rates.data };
  for (const [currency, rub] of Object.entries(given ?? {})) all[currency] = { rub, date, source: GIVEN };
  if (eurRate !== undefined) all['eur'] = { rub: eurRate, date, source: GIVEN };
  return readRates(all);
}

const ROUBLE: Rate = { rub: new Big(1), date: '', source: '' };

/** Throws a CostInputError naming the field when there is none. */
export function getRate(rates: Rates, currency: string, field: 'currency' | 'eurRate' | 'rates'): Rate {
  if (currency === 'rub') return ROUBLE;
  const rate = Object.hasOwn(rates.of, currency) ? rates.of[currency] : undefined;
  if (rate) return rate;
  throw new CostInputError(field, `there is no rate of ${currency}`, `нет курса ${currency}`);
}
