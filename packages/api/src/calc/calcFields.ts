import { z } from 'zod';
import {
  positive,
  currencyCode,
  optionalCurrency,
  optionalDay,
  optionalFlag,
  optionalFromZero,
  optionalWord,
  optionalPositive,
  optionalPowers,
  optionalShortText,
  optionalUpperWord,
  optionalWhole,
} from './inputValues.ts';
import { inBothLanguages } from '../wire/complaints.ts';
import {
  BODY_CLASSES,
  KIND_SOURCES,
  MACHINE_KINDS,
  ORIGINS,
  TRUCK_KINDS,
  VEHICLE_CATEGORIES,
} from '@vvoz/law/costTypes';

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
/** Largest displacement accepted, cm³. */
export const MAX_CC = 120_000;
/** Largest power accepted, in hp and in kW. */
export const MAX_POWER = 5000;
const MAX_MONTHS = 2400;
const YEARS = [1900, 2200] as const;
const MAX_KG = 500_000;

/** Fields that have the same name in a lot and in the input of the cost engine. */
export const sharedFields = {
  customsValueRub: optionalPositive(MAX_RUB),
  price: optionalPositive(MAX_PRICE),
  currency: optionalCurrency,
  eurRate: optionalPositive(MAX_RATE),
  date: optionalDay,
  auctionDay: optionalDay,
  displacementCc: optionalFromZero(MAX_CC),
  powerHp: optionalPositive(MAX_POWER),
  powersHp: optionalPowers(MAX_POWER),
  powerKw: optionalPositive(MAX_POWER),
  power30Kw: optionalFromZero(MAX_POWER),
  power30MinKw: optionalFromZero(MAX_POWER),
  power30MaxKw: optionalFromZero(MAX_POWER),
  power30Tested: optionalFlag,
  motorPeakKw: optionalPositive(MAX_POWER),
  enginePowerKw: optionalFromZero(MAX_POWER),
  ageMonths: optionalWhole(0, MAX_MONTHS),
  year: optionalWhole(...YEARS),
  month: optionalWhole(1, 12),
  day: optionalWhole(1, 31),
  massKg: optionalPositive(MAX_KG),
  massMinKg: optionalFromZero(MAX_KG),
  massMaxKg: optionalPositive(MAX_KG),
  machine: optionalWord(MACHINE_KINDS),
  category: optionalUpperWord(VEHICLE_CATEGORIES),
  truckKind: optionalWord(TRUCK_KINDS),
  kindSource: optionalWord(KIND_SOURCES),
  powerSource: optionalWord(KIND_SOURCES),
  bodyClass: optionalWord(BODY_CLASSES, BODY_CLASS_NAMES),
  city: optionalShortText,
  country: optionalWord(ORIGINS),
  source: optionalShortText,
};

/** Currency → ₽ for one unit. Codes are accepted in any case. */
export const ratesSchema = z.record(currencyCode, positive(MAX_RATE), {
  error: inBothLanguages(
    'must be an object: currency → roubles for one unit',
    'должно быть объектом: валюта → ₽',
  ),
});
