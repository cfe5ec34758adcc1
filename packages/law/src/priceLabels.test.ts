import { expect, test } from 'vitest';
import { formatPriceHeading, isTurnkey } from './priceLabels.ts';

test.each([
  ['poshlina', 'Под ключ, полная пошлина'],
  ['construct', 'Под ключ, конструктор'],
  ['raspil', 'Под ключ, распил'],
  ['auction', 'Цена на аукционе'],
  ['china', 'Цена в Китае'],
  ['japan', 'Цена в Японии'],
] as const)('the sum of %s has the heading «%s»', (variant, heading) =>
  expect(formatPriceHeading(variant)).toBe(heading),
);

test('prices abroad are not ways of importing', () => {
  const variants = ['auction', 'raspil', 'poshlina', 'china', 'japan', 'construct'] as const;
  expect(variants.filter(isTurnkey)).toEqual(['raspil', 'poshlina', 'construct']);
});
