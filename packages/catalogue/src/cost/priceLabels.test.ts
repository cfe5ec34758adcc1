import { expect, test } from 'vitest';
import { listTurnkeyVariants, makeTemplatePrice } from '../templates/priceVariants.ts';
import { formatPriceHeading } from './priceLabels.ts';

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

test('prices abroad are not variants of an import', () => {
  const prices = (['auction', 'raspil', 'poshlina'] as const).map((variant) => makeTemplatePrice(variant));
  expect(listTurnkeyVariants({ prices })).toEqual(['raspil', 'poshlina']);
});
