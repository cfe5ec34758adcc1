import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { formatDeal } from './dealText.ts';

test.each([
  [{ percent: -8, mileage: -30_000 }, 'на 8 % ниже похожих: пробег меньше на 30 тыс.'],
  [{ percent: -12, mileage: 45_000 }, 'на 12 % ниже похожих: пробег больше на 45 тыс.'],
  [{ percent: 7 }, 'на 7 % выше похожих'],
])('%j', (deal, text) => expect(replaceNbsp(formatDeal(deal))).toBe(text));
