import { z } from 'zod';
import {
  positive,
  currencyCode,
  someCurrency,
  someDay,
  someFromZero,
  someOf,
  somePositive,
  somePowers,
  someText,
  someWhole,
} from './inputValues.ts';
import { inBothLanguages } from '../wire/complaints.ts';
import { BODY_CLASSES, ORIGINS } from '@vvoz/catalogue/cost/costTypes';

/** Aliases of body classes. */
const BODY_CLASS_NAMES = {
  sedan: 'passenger',
  легковой: 'passenger',
  минивэн: 'minivan',
  джип: 'suv',
  грузовик: 'truck',
  мото: 'moto',
} as const;

const MAX_RUB = 1_000_000_000_000;
const MAX_PRICE = 1_500_000_000_000;
const MAX_RATE = 1_000_000;
export const MAX_CC = 120_000;
export const MAX_POWER = 5000;
const MAX_MONTHS = 2400;
const YEARS = [1900, 2200] as const;
const MAX_KG = 500_000;

/** Fields that have the same name in a lot and in the input of the cost engine. */
export const shared = {
  customsValueRub: somePositive(MAX_RUB),
  price: somePositive(MAX_PRICE),
  currency: someCurrency,
  eurRate: somePositive(MAX_RATE),
  date: someDay,
  displacementCc: someFromZero(MAX_CC),
  powerHp: somePositive(MAX_POWER),
  powersHp: somePowers(MAX_POWER),
  powerKw: somePositive(MAX_POWER),
  power30Kw: someFromZero(MAX_POWER),
  ageMonths: someWhole(0, MAX_MONTHS),
  year: someWhole(...YEARS),
  month: someWhole(1, 12),
  massKg: somePositive(MAX_KG),
  bodyClass: someOf(BODY_CLASSES, BODY_CLASS_NAMES),
  city: someText,
  country: someOf(ORIGINS),
  source: someText,
};

/** Currency → ₽ for one unit. Codes are accepted in any case. */
export const ratesSchema = z.record(currencyCode, positive(MAX_RATE), {
  error: inBothLanguages(
    'must be an object: currency → roubles for one unit',
    'должно быть объектом: валюта → ₽',
  ),
});
