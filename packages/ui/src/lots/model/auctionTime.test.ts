import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { describe, expect, test } from 'vitest';
import { formatClock } from './auctionClock.ts';
import { formatAuctionTime } from './auctionTime.ts';

/** Formats the time, its country and the hours in Vladivostok and Moscow, with plain spaces. */
const at = (type: CatalogueType, auctionDate?: string) => {
  const time = formatAuctionTime({ type, ...(auctionDate === undefined ? {} : { auctionDate }) });
  const hour = time?.hour;
  const inZone = (zone: 'vladivostok' | 'moscow') =>
    time && hour ? formatClock(zone, hour.at, time.dateTime) : undefined;
  return [time?.text, hour?.by, inZone('vladivostok'), inZone('moscow')].map(replaceNbsp);
};
const instant = (type: CatalogueType, auctionDate: string) =>
  formatAuctionTime({ type, auctionDate })?.hour?.at;

describe('an auction in Japan', () => {
  test('is shown in local, Vladivostok and Moscow time', () => {
    const time = formatAuctionTime({ type: 'japan', auctionDate: '2026-11-25T09:40:00' });
    expect(at('japan', '2026-11-25T09:40:00')).toEqual(['ср 25 ноя, 09:40', 'по Токио', '10:40', '03:40']);
    expect(time).toMatchObject({
      dateTime: '2026-11-25T09:40+09:00',
      hour: { at: Date.parse('2026-11-25T00:40:00Z') },
    });
    expect(replaceNbsp(time?.day)).toBe('ср 25 ноя');
    expect(instant('japan', '2026-11-25 09:40:30')).toBe(Date.parse('2026-11-25T00:40:30Z'));
  });
  test('shows the day if it differs', () => {
    expect(at('japan', '2026-12-31T23:30:00').slice(2)).toEqual(['пт 1 янв, 00:30', '17:30']);
    expect(at('bike', '2026-11-25T05:30:00').slice(2)).toEqual(['06:30', 'вт 24 ноя, 23:30']);
  });
});

describe('an auction in Europe', () => {
  test('is shown in Georgian, Vladivostok and Moscow time', () => {
    expect(at('europe', '2026-11-25T09:40:00')).toEqual(['ср 25 ноя, 09:40', 'по Тбилиси', '15:40', '08:40']);
    expect(formatAuctionTime({ type: 'europe', auctionDate: '2026-11-25T09:40:00' })).toMatchObject({
      dateTime: '2026-11-25T09:40+04:00',
      hour: { at: Date.parse('2026-11-25T05:40:00Z') },
    });
  });
  test('shows the day if it differs', () => {
    expect(at('europe', '2026-11-25T19:00:00').slice(2)).toEqual(['чт 26 ноя, 01:00', '18:00']);
    expect(at('europe_st', '2026-11-25T00:30:00').slice(2)).toEqual(['06:30', 'вт 24 ноя, 23:30']);
  });
});

test('omits what is unknown', () => {
  expect(at('japan', '2026-11-25T00:00:00')).toEqual(['ср 25 ноя', undefined, undefined, undefined]);
  expect(at('japan', '2026-11-25')).toEqual(['ср 25 ноя', undefined, undefined, undefined]);
  expect(formatAuctionTime({ type: 'japan', auctionDate: '2026-11-25T00:00:00' })?.dateTime).toBe(
    '2026-11-25',
  );
  expect(at('japan', '2026-11-31T99:40:00')[1]).toBeUndefined();
  expect(formatAuctionTime({ type: 'japan', auctionDate: 'скоро' })).toBeUndefined();
  expect(formatAuctionTime({ type: 'japan' })).toBeUndefined();
});

test('a type without auctions has a local time but no zone', () => {
  expect(at('korean', '2026-11-25T09:40:00')).toEqual(['ср 25 ноя, 09:40', undefined, undefined, undefined]);
  expect(formatAuctionTime({ type: 'korean', auctionDate: '2026-11-25T09:40:00' })?.dateTime).toBe(
    '2026-11-25T09:40',
  );
});
