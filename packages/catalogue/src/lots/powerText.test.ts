import { expect, test } from 'vitest';
import { formatPowerList, formatPowers } from './powerText.ts';

test.each([
  [[], undefined],
  [[98], '98\u00A0л.с.'],
  [[52, 64], '52–64\u00A0л.с.'],
  [[280, 294, 313], '280–313\u00A0л.с.'],
])('the power %j of a card is %j', (powers, text) => {
  expect(formatPowers(powers)).toBe(text);
});

test.each([
  [[98], '98\u00A0л.с.'],
  [[52, 64], '52 или 64\u00A0л.с.'],
  [[280, 294, 313], '280, 294 или 313\u00A0л.с.'],
])('the possible powers %j read %j', (powers, text) => {
  expect(formatPowerList(powers)).toBe(text);
});
