import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { formatCountdown, getMsUntilNextText } from './countdown.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-24T01:05:00Z');
const inMs = (ms: number) => replaceNbsp(formatCountdown(NOW + ms, NOW));

describe('the time left', () => {
  test.each([
    [2 * DAY + 4 * HOUR + 59 * MINUTE, 'через 2 дня 4 ч'],
    [5 * DAY + 30 * MINUTE, 'через 5 дней'],
    [DAY, 'через 1 день'],
    [DAY - 1, 'через 23 ч 59 мин'],
    [15 * HOUR + 40 * MINUTE, 'через 15 ч 40 мин'],
    [HOUR, 'через 1 ч'],
    [HOUR - 1, 'через 59 мин'],
    [MINUTE, 'через 1 мин'],
    [MINUTE - 1, 'меньше чем через минуту'],
    [1, 'меньше чем через минуту'],
    [0, undefined],
    [-DAY, undefined],
    [Number.NaN, undefined],
  ])('%d ms: %s', (ms, text) => expect(inMs(ms)).toBe(text));

  test('the text stays until the next one is due, at most a minute later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 * DAY }), (ms) => {
        const wait = getMsUntilNextText(NOW + ms, NOW);
        if (wait === undefined) throw new Error('before the auction there is always a next text');
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(MINUTE);
        expect(formatCountdown(NOW + ms, NOW + wait - 2 >= NOW ? NOW + wait - 2 : NOW)).toBe(
          formatCountdown(NOW + ms, NOW),
        );
        if (ms < DAY) expect(formatCountdown(NOW + ms, NOW + wait)).not.toBe(formatCountdown(NOW + ms, NOW));
      }),
    );
  });
  test('the text is due after the next whole minute, also exactly at one', () => {
    expect(getMsUntilNextText(NOW + 2 * MINUTE, NOW)).toBe(1);
    expect(getMsUntilNextText(NOW + 2 * MINUTE + 500, NOW)).toBe(501);
  });
  test('the text does not change after the start', () =>
    expect(getMsUntilNextText(NOW, NOW)).toBeUndefined());
});
