import { describe, expect, test } from 'vitest';
import type { CatalogueType } from '../types/catalogueTypes.ts';
import { getAuctionToday } from './auctionDay.ts';
import { listAuctionWeeks, listShownWeeks } from './auctionWeek.ts';

const listWeeks = (now: string, type: CatalogueType = 'japan') =>
  listAuctionWeeks(getAuctionToday(type, new Date(now)));
const listFirstDays = (now: string, type?: CatalogueType) =>
  listWeeks(now, type).map(({ days }) => days[0]?.date);

describe('the current week', () => {
  test('is the week of Japan, Monday first, past days read-only', () => {
    const [{ days }] = listWeeks('2026-11-24T16:00:00Z');
    expect(days.map((day) => day.date)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(days.map((day) => day.label).join(' ')).toBe('ПН ВТ СР ЧТ ПТ СБ ВС');
    expect(days.filter((day) => day.past).map((day) => day.dayOfMonth)).toEqual([23, 24]);
    expect(days.find((day) => day.today)?.date).toBe('2026-11-25');
  });
  test('is the only one from Monday to Friday', () => {
    expect(listFirstDays('2026-11-22T15:00:00Z')).toEqual(['2026-11-23']);
    expect(listFirstDays('2026-11-27T14:59:59Z')).toEqual(['2026-11-23']);
  });
});

describe('the coming week', () => {
  test('is offered beside the current one from Saturday on', () => {
    expect(listFirstDays('2026-11-27T15:00:00Z')).toEqual(['2026-11-23', '2026-11-30']);
    expect(listFirstDays('2026-11-29T14:59:59Z')).toEqual(['2026-11-23', '2026-11-30']);
    expect(listWeeks('2026-11-28T01:00:00Z').map(({ label }) => label)).toEqual([
      'Эта неделя',
      'Следующая неделя',
    ]);
  });
  test('has no past day and no today', () => {
    const days = listWeeks('2026-11-28T01:00:00Z')[1]?.days ?? [];
    expect(days).toHaveLength(7);
    expect(days.some(({ past, today }) => past || today)).toBe(false);
  });
  test('crosses the end of a year', () => {
    const [current, coming] = listWeeks('2027-01-02T01:00:00Z');
    expect(current.days.find(({ today }) => today)?.date).toBe('2027-01-02');
    expect([current.days[0]?.date, coming?.days[0]?.date]).toEqual(['2026-12-28', '2027-01-04']);
  });
});

describe('later weeks', () => {
  const name = (today: string, days: readonly (readonly [string, number])[]) =>
    listShownWeeks(
      today,
      days.map(([value, count]) => ({ value, count })),
    ).map(({ label, later }) => `${label.replaceAll('\u00A0', ' ')}${later ? ', later' : ''}`);
  test('reach the last day that has lots', () => {
    expect(
      name('2026-11-25', [
        ['2026-12-08', 3],
        ['2026-11-26', 9],
      ]),
    ).toEqual(['Эта неделя', 'Следующая неделя, later', 'С 7 дек, later']);
    expect(
      name('2026-11-25', [
        ['2026-11-29', 9],
        ['2026-12-08', 0],
      ]),
    ).toEqual(['Эта неделя']);
    expect(name('2026-11-28', [['2026-12-07', 1]])).toEqual([
      'Эта неделя',
      'Следующая неделя',
      'С 7 дек, later',
    ]);
  });
  test('end after a month, whatever a source says', () =>
    expect(name('2026-11-25', [['2062-11-25', 1]])).toHaveLength(5));
  test('are none in a catalogue without the picker', () => expect(listShownWeeks(undefined, [])).toEqual([]));
});

test('a weekend begins in the time zone of the auctions: in Georgia five hours later than in Japan', () => {
  expect(listFirstDays('2026-11-27T19:59:59Z', 'europe')).toEqual(['2026-11-23']);
  expect(listFirstDays('2026-11-27T20:00:00Z', 'europe')).toEqual(['2026-11-23', '2026-11-30']);
  expect(listFirstDays('2026-11-27T19:59:59Z', 'bike')).toEqual(['2026-11-23', '2026-11-30']);
});
