import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countdownText, untilNextText } from './countdown.ts';
import { auctionClocks, auctionInstant } from './countdownClocks.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-24T01:05:00Z');
const inMs = (ms: number) => plain(countdownText(NOW + ms, NOW));

describe('until an auction', () => {
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
  ])('%d ms', (ms, text) => expect(inMs(ms)).toBe(text));

  test('the text stands until its next turn, and is another one or over by then at the latest after a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 * DAY }), (ms) => {
        const wait = untilNextText(NOW + ms, NOW);
        if (wait === undefined) throw new Error('an auction to come has a next turn');
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(MINUTE);
        expect(countdownText(NOW + ms, NOW + wait - 2 >= NOW ? NOW + wait - 2 : NOW)).toBe(
          countdownText(NOW + ms, NOW),
        );
        if (ms < DAY) expect(countdownText(NOW + ms, NOW + wait)).not.toBe(countdownText(NOW + ms, NOW));
      }),
    );
  });
  test('nothing turns once it has begun', () => expect(untilNextText(NOW, NOW)).toBeUndefined());
});

describe('the clocks', () => {
  const at = (local: string) => {
    const clocks = auctionClocks(local);
    return [clocks?.japan, clocks?.vladivostok, clocks?.moscow].map(plain);
  };
  test('in Japan, Vladivostok and Moscow', () => {
    expect(at('2026-11-25T09:40:00')).toEqual(['ср 25 ноя, 09:40', '10:40', '03:40']);
    expect(auctionClocks('2026-11-25T09:40:00')?.dateTime).toBe('2026-11-25T09:40+09:00');
    expect(auctionInstant('2026-11-25T09:40:00')).toBe(Date.parse('2026-11-25T00:40:00Z'));
  });
  test('name the day where it is another one', () => {
    expect(at('2026-12-31T23:30:00')).toEqual(['чт 31 дек, 23:30', 'пт 1 янв, 00:30', '17:30']);
    expect(at('2026-11-25T05:30:00')).toEqual(['ср 25 ноя, 05:30', '06:30', 'вт 24 ноя, 23:30']);
  });
  test('say only what is known', () => {
    expect(at('2026-11-25T00:00:00')).toEqual(['ср 25 ноя', undefined, undefined]);
    expect(at('2026-11-25')).toEqual(['ср 25 ноя', undefined, undefined]);
    expect(auctionClocks('скоро')).toBeUndefined();
    expect([auctionInstant('2026-11-25'), auctionInstant(undefined)]).toEqual([undefined, undefined]);
  });
});
