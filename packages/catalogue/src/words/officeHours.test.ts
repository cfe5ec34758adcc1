import { expect, test } from 'vitest';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { joinRanges } from './format.ts';
import {
  describeOffice,
  formatClock,
  formatDays,
  formatHours,
  isManagerOnline,
  MOSCOW_SHIFT_HOURS,
} from './officeHours.ts';

const HOURS = { begin: 9 * 3600, finish: 19 * 3600, days: [1, 2, 3, 4, 5, 6] };

test.each([
  // Vladivostok is ten hours ahead of UTC. 23 November 2026 is a Monday.
  ['2026-11-22T22:59:59Z', false],
  ['2026-11-22T23:00:00Z', true],
  ['2026-11-23T08:59:59Z', true],
  ['2026-11-23T09:00:00Z', false],
  ['2026-11-22T03:00:00Z', false],
])('at %s the manager is online: %s', (now, online) => {
  expect(isManagerOnline(HOURS, new Date(now))).toBe(online);
});

test('without days the manager works on Sunday too', () => {
  expect(isManagerOnline({ begin: 0, finish: 86_400 }, new Date('2026-11-22T03:00:00Z'))).toBe(true);
});

test.each([
  ['2026-11-23T04:05:00Z', 'Во Владивостоке 14:05.'],
  ['2026-11-23T09:30:00Z', 'Во Владивостоке 19:30. Ответим завтра с 9:00, по Москве с 2:00.'],
  ['2026-11-23T20:00:00Z', 'Во Владивостоке 6:00. Ответим сегодня с 9:00, по Москве с 2:00.'],
  ['2026-11-21T09:30:00Z', 'Во Владивостоке 19:30. Ответим в понедельник с 9:00, по Москве с 2:00.'],
])('at %s: %s', (now, text) => {
  expect(replaceNbsp(describeOffice(HOURS, new Date(now)).text)).toBe(text);
});

test.each([
  ['2026-11-23T04:05:00Z', true, 'Менеджер на связи'],
  ['2026-11-23T09:30:00Z', false, 'Ответим завтра с 9:00 по Владивостоку'],
])('at %s online is %s and the title «%s»', (now, online, title) => {
  const office = describeOffice(HOURS, new Date(now));
  expect([office.online, replaceNbsp(office.title)]).toEqual([online, title]);
});

test('the title of an office without working days promises no answer', () =>
  expect(describeOffice({ ...HOURS, days: [] }, new Date('2026-11-23T04:05:00Z'))).toMatchObject({
    online: false,
    title: 'Менеджера сейчас нет',
  }));

test('an office that works once a week opens in a week; one without days never opens', () => {
  const monday = new Date('2026-11-23T09:30:00Z');
  expect(describeOffice({ ...HOURS, days: [1] }, monday).text).toContain('в понедельник');
  expect(describeOffice({ ...HOURS, days: [] }, monday).text).not.toContain('Ответим');
});

test.each([
  [[5, 1, 3], 'пн, ср, пт'],
  [[1, 2, 3, 4, 5, 6], 'пн–сб'],
  [[7, 1], 'пн, вс'],
  [[2, 3], 'вт, ср'],
  [undefined, 'ежедневно'],
])('the days %j are «%s»', (days, text) => {
  expect(replaceNbsp(formatDays(days))).toBe(text);
});

test('hours in Vladivostok and in Moscow, also when it is still the previous day in Moscow', () => {
  expect(replaceNbsp(formatHours(HOURS))).toBe('9:00–19:00');
  expect(replaceNbsp(formatHours(HOURS, MOSCOW_SHIFT_HOURS))).toBe('2:00–12:00');
  expect(replaceNbsp(formatHours({ begin: 5 * 3600, finish: 54_000 + 1800 }, MOSCOW_SHIFT_HOURS))).toBe(
    '22:00–8:30, с вечера накануне',
  );
  expect(replaceNbsp(formatHours({ begin: 7 * 3600, finish: 61_200 }, MOSCOW_SHIFT_HOURS))).toBe(
    '0:00–10:00',
  );
  expect(formatClock(86_400)).toBe('0:00');
});

test('a range of days or hours is broken at its spaces only', () => {
  expect(joinRanges('пн–сб 9:00–19:00, обед – с 13')).toBe('пн–\u2060сб 9:00–\u206019:00, обед – с 13');
});
