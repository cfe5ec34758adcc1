import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { describeOldRate, formatRateDay } from './rateAge.ts';

test.each([
  ['2026-11-25', 'на 24.11.2026, вчера'],
  ['2026-11-24', 'на 24.11.2026, сегодня'],
  ['2026-11-23', 'на 24.11.2026'],
  ['2026-11-27', 'на 24.11.2026, 3 дня назад'],
  ['2026-12-15', 'на 24.11.2026, 21 день назад'],
  [undefined, 'на 24.11.2026'],
])('the age of a rate on %s', (today, text) => {
  expect(replaceNbsp(formatRateDay('2026-11-24', today))).toBe(text);
});

test('warns of the oldest rate when it is older than three days', () => {
  const days = ['2026-11-24', null, '2026-11-22'];
  expect(describeOldRate(days, '2026-11-25')).toBeUndefined();
  expect(replaceNbsp(describeOldRate(days, '2026-11-26') ?? '')).toBe(
    'Курсу на 22.11.2026 уже 4 дня: сегодня сумма может быть другой',
  );
  expect(describeOldRate([null], '2026-11-26')).toBeUndefined();
  expect(describeOldRate(days, undefined)).toBeUndefined();
  expect(describeOldRate(['курс'], '2026-11-26')).toBeUndefined();
});
