import type { CostInput, Origin } from '@vvoz/catalogue/cost/costTypes';
import { CostInputError } from './CostInputError.ts';
import { isElectric } from './facts.ts';

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
  if (variant !== 'poshlina' || isElectric(input) || (kind !== 'car' && kind !== 'motorcycle')) return;
  if (!displacementCc)
    throw new CostInputError(
      'displacementCc',
      'is missing: it is needed for a combustion engine',
      'не указан объём двигателя',
    );
  if (displacementCc < MIN_CC)
    throw new CostInputError('displacementCc', 'must be in cm³', 'объём указывается в см³');
}
