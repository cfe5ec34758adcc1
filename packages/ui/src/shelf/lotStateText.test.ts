import { expect, test } from 'vitest';
import { formatLotState, formatShelfHref } from './lotStateText.ts';

test.each([
  [{ state: 'live' }, undefined],
  [{ state: 'live', outcome: 'Продан · пн 23 ноя' }, undefined],
  [{ state: 'sold', outcome: 'Продан · пн 23 ноя' }, 'Продан · пн 23 ноя'],
  [{ state: 'sold' }, 'Продан'],
  [{ state: 'withdrawn' }, 'Снят с торгов'],
  [
    { state: 'gone', outcome: 'Продан' },
    'Лота больше нет в каталоге: показано последнее, что о нём известно',
  ],
] as const)('a lot on the shelf that is %j reads «%s»', (lot, text) =>
  expect(formatLotState(lot)).toBe(text),
);

test('the key of a lot leads to its page, whatever the id contains', () => {
  expect(formatShelfHref('japan/a1')).toBe('/cars/japan/a1');
  expect(formatShelfHref('spec/экскаватор 7')).toBe(`/cars/spec/${encodeURIComponent('экскаватор 7')}`);
});
