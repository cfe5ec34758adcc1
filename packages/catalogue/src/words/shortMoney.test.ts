import { expect, test } from 'vitest';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { formatShortRub } from './shortMoney.ts';

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
