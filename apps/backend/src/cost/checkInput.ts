import type { CostInput, Origin } from '@vvoz/law/costTypes';
import { CostInputError } from './CostInputError.ts';
import { findPeakKw, isElectric, isParallel } from './motors.ts';

const ORIGIN_OF_CURRENCY: Readonly<Record<string, Origin>> = {
  jpy: 'japan',
  krw: 'korea',
  cny: 'china',
  eur: 'europe',
};

/** The country of origin: as given, or else by variant, by currency, or Japan. */
export function resolveOrigin({ country, variant, currency = '' }: CostInput): Origin {
  if (country) return country;
  if (variant === 'china' || variant === 'japan') return variant;
  return (Object.hasOwn(ORIGIN_OF_CURRENCY, currency) ? ORIGIN_OF_CURRENCY[currency] : undefined) ?? 'japan';
}

/** A van or pickup of the categories N1–N3 is a truck of the law, a vehicle of M1 is a car. */
export function applyCategory(input: CostInput): CostInput {
  const { category, kind } = input;
  if (kind === 'car' && category?.startsWith('N')) return { ...input, kind: 'truck' };
  return kind === 'truck' && category === 'M1' ? { ...input, kind: 'car' } : input;
}

/** kW: rounding difference allowed between powers of the papers. */
const MAX_ROUNDING_KW = 1;

/** Throws for powers that contradict each other. */
function checkPowers(input: CostInput): void {
  const { power30Kw, power30MinKw, power30MaxKw, motorPeakKw, payer } = input;
  if (power30MinKw !== undefined && power30MaxKw !== undefined && power30MinKw > power30MaxKw)
    throw new CostInputError('power30MinKw', 'is above power30MaxKw', 'больше наибольшей');
  const motor = power30Kw ?? power30MaxKw;
  if (input.kind !== 'car' || !motor) return;
  const engineKw = findPeakKw(input);
  const peakKw = isElectric(input) ? engineKw : motorPeakKw;
  if (peakKw !== undefined && motor > peakKw + MAX_ROUNDING_KW)
    throw new CostInputError(
      power30Kw ? 'power30Kw' : 'power30MaxKw',
      'is above the peak power',
      '30-минутная мощность больше максимальной',
    );
  const leastKw = power30Kw ?? power30MinKw;
  if (payer === 'jur' && isParallel(input) && leastKw && engineKw !== undefined && leastKw >= engineKw)
    throw new CostInputError(
      power30Kw ? 'power30Kw' : 'power30MinKw',
      'is not below the engine power: such hybrids have a duty of their own, which is not known',
      'мотор не слабее двигателя: ставка пошлины таких гибридов для юрлиц неизвестна',
    );
}

/** Throws for vehicles whose duty or fee is not known. */
function checkKnownKind({ kind, category, truckKind, fuel }: CostInput): void {
  if (category === 'M2')
    throw new CostInputError(
      'category',
      'M2 (a bus) has no known recycling fee',
      'автобус (M2): утилизационный сбор посчитает менеджер',
    );
  if (kind !== 'truck') return;
  if (truckKind === 'special')
    throw new CostInputError(
      'truckKind',
      'special has a recycling fee of its own, which is not known',
      'спецавтомобиль на грузовом шасси: утилизационный сбор посчитает менеджер',
    );
  if (truckKind === 'tractor')
    throw new CostInputError(
      'truckKind',
      'has a duty of its own (8701), which is not known',
      'седельный тягач: его пошлина неизвестна, посчитает менеджер',
    );
  if (fuel === 'gas' || fuel === 'hybrid' || fuel === 'plug_in_hybrid' || fuel === 'series_hybrid')
    throw new CostInputError(
      'fuel',
      'has no known duty for a truck',
      'пошлина грузовика с таким топливом неизвестна, посчитает менеджер',
    );
}

/** Smaller than any moped's engine. A smaller value is probably in litres. */
const MIN_CC = 20;

/** Throws a CostInputError for input that cannot be calculated, whatever its unknown facts are. */
export function checkInput(input: CostInput, origin: Origin): void {
  const { variant, kind, customsValueRub, displacementCc } = input;
  const isParts = variant === 'construct' || variant === 'raspil';
  if (customsValueRub !== undefined && variant !== 'poshlina')
    throw new CostInputError(
      'customsValueRub',
      `cannot be used with variant ${variant}: give price and currency instead`,
      'для этого варианта нужны цена и валюта',
    );
  if (isParts && origin !== 'japan')
    throw new CostInputError(
      'variant',
      'is possible for Japan only',
      'конструктор и распил — только из Японии',
    );
  if (variant !== 'poshlina') return;
  checkPowers(input);
  checkKnownKind(input);
  if (input.fuel === 'electric' || kind === 'machinery') return;
  // Of a series hybrid only the single rate needs the displacement.
  if (kind === 'car' && input.fuel === 'series_hybrid' && input.payer === 'jur') return;
  if (!displacementCc)
    throw new CostInputError(
      'displacementCc',
      'is missing: it is needed for a combustion engine',
      'не указан объём двигателя',
    );
  if (displacementCc < MIN_CC)
    throw new CostInputError('displacementCc', 'must be in cm³', 'объём указывается в см³');
}
