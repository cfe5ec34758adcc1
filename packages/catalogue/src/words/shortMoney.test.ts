import { expect, test } from 'vitest';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { formatFiguresRange, formatShortRub, formatThreeFigures } from './shortMoney.ts';

test.each([
  [0, '0 тыс. ₽'],
  [806_400, '806 тыс. ₽'],
  [999_499, '999 тыс. ₽'],
  [999_500, '1 млн ₽'],
  [1_000_000, '1 млн ₽'],
  [1_200_000, '1,2 млн ₽'],
  [1_448_982, '1,45 млн ₽'],
  [12_340_000, '12,3 млн ₽'],
  [100_000_000, '100 млн ₽'],
])('%d is «%s»', (rub, text) => expect(replaceNbsp(formatShortRub(rub))).toBe(text));

test.each([
  [806_400, '806 тыс. ₽'],
  [999_499, '999 тыс. ₽'],
  [999_500, '1,00 млн ₽'],
  [1_453_386, '1,45 млн ₽'],
  [1_499_700, '1,50 млн ₽'],
  [9_996_000, '10,0 млн ₽'],
  [12_340_000, '12,3 млн ₽'],
  [123_400_000, '123 млн ₽'],
  [1_234_400_000, '1230 млн ₽'],
])('%d in three figures is «%s»', (rub, text) => expect(replaceNbsp(formatThreeFigures(rub))).toBe(text));

test.each([
  [1_298_016, 1_620_839, 1_453_386, '1,30–1,62'],
  [1_298_016, 1_620_839, undefined, '1,30–1,62 млн ₽'],
  [960_000, 1_020_000, 990_000, '960 тыс. – 1,02 млн ₽'],
  [800_000, 900_000, 850_000, '800–900'],
  [800_000, 900_000, 1_000_000, '800–900 тыс. ₽'],
])('from %d to %d beside %s is «%s»', (low, high, beside, text) =>
  expect(replaceNbsp(formatFiguresRange(low, high, beside))).toBe(text),
);
