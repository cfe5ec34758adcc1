import { z } from 'zod';
import {
  positive,
  currencyCode,
  someCurrency,
  someDay,
  someFromZero,
  someOf,
  somePositive,
  someText,
  someWhole,
} from './inputValues.ts';
import { inBoth } from '../wire/complaints.ts';
import { BODY_CLASSES, ORIGINS } from '@vvoz/catalogue/cost/costTypes';

/** Body classes as people say them. */
const BODY_CLASS_NAMES = {
  sedan: 'passenger',
  легковой: 'passenger',
  минивэн: 'minivan',
  джип: 'suv',
  грузовик: 'truck',
  мото: 'moto',
} as const;

const MOST_RUB = 1_000_000_000_000;
const MOST_PRICE = 1_500_000_000_000;
const MOST_RATE = 1_000_000;
export const MOST_CC = 120_000;
export const MOST_POWER = 5000;
const MOST_MONTHS = 2400;
const YEARS = [1900, 2200] as const;
const MOST_KG = 500_000;

/** What a lot and the engine's own input name alike. */
export const shared = {
  customsValueRub: somePositive(MOST_RUB),
  price: somePositive(MOST_PRICE),
  currency: someCurrency,
  eurRate: somePositive(MOST_RATE),
  date: someDay,
  displacementCc: someFromZero(MOST_CC),
  powerHp: somePositive(MOST_POWER),
  powerKw: somePositive(MOST_POWER),
  power30Kw: someFromZero(MOST_POWER),
  ageMonths: someWhole(0, MOST_MONTHS),
  year: someWhole(...YEARS),
  month: someWhole(1, 12),
  massKg: somePositive(MOST_KG),
  bodyClass: someOf(BODY_CLASSES, BODY_CLASS_NAMES),
  city: someText,
  country: someOf(ORIGINS),
  source: someText,
};

/** Currency → ₽ for one unit; codes in any case. */
export const ratesSchema = z.record(currencyCode, positive(MOST_RATE), {
  error: inBoth('must be an object: currency → roubles for one unit', 'должно быть объектом: валюта → ₽'),
});
