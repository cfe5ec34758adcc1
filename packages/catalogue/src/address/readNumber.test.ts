import { expect, test } from 'vitest';
import { readWhole } from './readNumber.ts';

test.each([
  ['100000', '', 100_000],
  ['100 000', 'км', 100_000],
  ['100\u00A0000\u202Fкм', 'км', 100_000],
  ['100 тыс. км', 'км', 100_000],
  ['100тыс км', 'км', 100_000],
  ['100 тыс', 'км', 100_000],
  ['100 т.км', 'км', 100_000],
  ['100к', 'км', 100_000],
  ['100 км', 'км', 100],
  ['2 млн', '₽', 2_000_000],
  ['1,5 млн', '₽', 1_500_000],
  ['1.5 млн ₽', '₽', 1_500_000],
  ['1,25 млн руб.', '₽', 1_250_000],
  ['1,234567 млн', '₽', undefined],
  ['100.000', 'км', 100_000],
  ['1.500.000', '₽', 1_500_000],
  ['1,500,000', '₽', 1_500_000],
  ['1.500,000', '₽', undefined],
  ['5 000 000 ₽', '₽', 5_000_000],
  ['1,5', '₽', undefined],
  ['1,8 л', 'см³', 1800],
  ['1.5л', 'см³', 1500],
  ['1797 см³', 'см³', 1797],
  ['160 л.с.', 'л.с.', 160],
  ['2018 г.', '', 2018],
  ['3 т', 'кг', 3000],
  ['5,2 м', 'мм', 5200],
  ['1,2 см', 'мм', 12],
  ['1,25 см', 'мм', undefined],
  ['0,5 тыс', '₽', 500],
  ['999 999 999 999', '₽', 999_999_999_999],
  ['999 млрд', '₽', 999_000_000_000],
  ['1000000000000', '', undefined],
  ['100.', '', 100],
  ['1.5.', '', undefined],
  ['100.00', '', undefined],
  ['1234.567', '', undefined],
  ['1.234.567.890', '', 1_234_567_890],
  ['1.234.567.890.123', '', undefined],
  ['0', '', 0],
  ['-5', '', undefined],
  ['1e3', '', undefined],
  ['12 34х', 'км', 1234],
  ['', '', undefined],
  ['тыс', '', undefined],
  ['1000 млрд', '', undefined],
] as const)('«%s» in a field of «%s» is %s', (text, unit, value) => {
  expect(readWhole(text, unit)).toBe(value);
});

test('a text is read up to 40 characters, spaces included', () => {
  expect(readWhole(`5${' '.repeat(39)}`)).toBe(5);
  expect(readWhole(`5${' '.repeat(40)}`)).toBeUndefined();
});

test('a very long text is rejected quickly', () => {
  const started = performance.now();
  for (const piece of ['9', 'а', ' ', '1,', '.', 'тыс'])
    expect(readWhole(piece.repeat(64_000), 'км')).toBeUndefined();
  // A quadratic pattern took half a second for 15,000 letters.
  expect(performance.now() - started).toBeLessThan(500);
});
