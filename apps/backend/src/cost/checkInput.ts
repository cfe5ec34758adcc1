import type { CostInput, Origin } from '@vvoz/catalogue/cost/costTypes';
import { CostInputError } from './CostInputError.ts';
import { isElectric } from './facts.ts';

const ORIGIN_OF_CURRENCY: Readonly<Record<string, Origin>> = {
  jpy: 'japan',
  krw: 'korea',
  cny: 'china',
  eur: 'europe',
};

/** Where the vehicle comes from: as said, else by the variant, else by the currency, else Japan. */
export function resolveOrigin({ country, variant, currency = '' }: CostInput): Origin {
  if (country) return country;
  if (variant === 'china' || variant === 'japan') return variant;
  return (Object.hasOwn(ORIGIN_OF_CURRENCY, currency) ? ORIGIN_OF_CURRENCY[currency] : undefined) ?? 'japan';
}

/** Less than the smallest moped has: litres were meant. */
const MIN_CC = 20;

/** Throws a CostInputError for what cannot be calculated however the facts turn out. */
export function checkInput(input: CostInput, origin: Origin): void {
  const { variant, kind, customsValueRub, displacementCc } = input;
  const parts = variant === 'construct' || variant === 'raspil';
  if (customsValueRub !== undefined && variant !== 'poshlina')
    throw new CostInputError(
      'customsValueRub',
      `says nothing about ${variant}: give price and currency`,
      'для этого варианта нужны цена и валюта',
    );
  if (parts && origin !== 'japan')
    throw new CostInputError('variant', 'is made in Japan only', 'конструктор и распил — только из Японии');
  if (variant !== 'poshlina' || isElectric(input) || (kind !== 'car' && kind !== 'motorcycle')) return;
  if (!displacementCc)
    throw new CostInputError(
      'displacementCc',
      'is missing: a combustion engine has one',
      'не указан объём двигателя',
    );
  if (displacementCc < MIN_CC)
    throw new CostInputError('displacementCc', 'must be in cm³', 'объём указывается в см³');
}
