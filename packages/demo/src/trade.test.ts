import { beforeAll, describe, expect, it } from 'vitest';

import * as feeds from './feeds.ts';
import type { AleadoRow } from './feeds.ts';
import { isIntact, findMedian, NOW, calculateShare } from './testing.ts';

let coming: AleadoRow[] = [];
let past: AleadoRow[] = [];

beforeAll(() => {
  coming = [...feeds.japanComing({ count: 15_000, seed: 5, now: NOW })].filter(isIntact);
  past = [...feeds.japanSold({ count: 30_000, seed: 5, now: NOW })].filter(isIntact);
});

const isSoldWithPrice = (row: AleadoRow): boolean => /^sold/i.test(row.STATUS) && row.FINISH !== '0';

describe('coming lots', () => {
  it('are auctioned this week and next, after now, in opening hours', () => {
    const dates = coming.map((row) => row.AUCTION_DATE).sort();
    expect(dates[0]! > '2026-11-21 10:30:00').toBe(true);
    expect(dates.at(-1)! < '2026-11-30').toBe(true);
    const hours = coming.map((row) => row.AUCTION_DATE.slice(11));
    expect(hours.every((hour) => hour >= '09:00:00' && hour <= '17:30:00')).toBe(true);
  });

  it('are spread over at least 25 houses, each with its weekdays', () => {
    const days = Map.groupBy(coming, (row) => row.AUCTION);
    expect(days.size).toBeGreaterThanOrEqual(25);
    for (const rows of days.values()) {
      const weekdays = new Set(rows.map((row) => new Date(row.AUCTION_DATE.slice(0, 10)).getUTCDay()));
      expect(weekdays.size).toBeLessThanOrEqual(2);
    }
  });

  it('have lot numbers that are unique in a house on a day', () => {
    const numbers = coming.map((row) => `${row.AUCTION} ${row.AUCTION_DATE.slice(0, 10)} ${row.LOT}`);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('start below the average of similar cars and have no outcome', () => {
    expect(coming.every((row) => Number(row.START) > 0 && Number(row.START) < Number(row.AVG_PRICE))).toBe(
      true,
    );
    expect(coming.every((row) => row.STATUS === '' && row.FINISH === '0')).toBe(true);
  });

  it.each([
    ['Sunday night', '2026-11-22T14:30:00Z', '2026-11-23', '2026-11-30'],
    ['Monday morning', '2026-11-22T23:00:00Z', '2026-11-23', '2026-12-07'],
    ['before New Year', '2026-12-28T08:25:00Z', '2027-01-05', '2027-01-11'],
  ])('exist on %s', (_when, now, from, to) => {
    const dates = [...feeds.japanComing({ count: 300, seed: 5, now: new Date(now) })]
      .filter(isIntact)
      .map((row) => row.AUCTION_DATE);
    expect(dates.every((date) => date >= from && date < to)).toBe(true);
  });
});

describe('the archive', () => {
  it('goes back 400 days and ends yesterday', () => {
    const dates = past.map((row) => row.AUCTION_DATE).sort();
    expect(dates[0]!.slice(0, 7)).toBe('2025-10');
    expect(dates.at(-1)!.slice(0, 10)).toBe('2026-11-20');
  });

  it('has the outcome of each lot', () => {
    expect(calculateShare(past, (row) => /^sold/i.test(row.STATUS))).toBeCloseTo(0.62, 1);
    expect(calculateShare(past, (row) => /nego/i.test(row.STATUS))).toBeGreaterThan(0.02);
    const refused = past.filter((row) => /^not sold/i.test(row.STATUS));
    expect(refused.every((row) => Number(row.FINISH) > 0)).toBe(true);
    expect(past.filter((row) => /^cancel/i.test(row.STATUS)).every((row) => row.FINISH === '0')).toBe(true);
  });

  it('has averages near the median of similar lots', () => {
    const ratios = past.filter(isSoldWithPrice).map((row) => Number(row.FINISH) / Number(row.AVG_PRICE));
    expect(findMedian(ratios)).toBeGreaterThan(0.93);
    expect(findMedian(ratios)).toBeLessThan(1.07);
    const sorted = ratios.sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.9)]! / findMedian(sorted)).toBeGreaterThan(1.15);
  });

  it('has higher prices for newer cars and lower ones for worn cars', () => {
    const price = (test: (row: AleadoRow) => boolean): number =>
      findMedian(past.filter((row) => isSoldWithPrice(row) && test(row)).map((row) => Number(row.FINISH)));
    const aqua = (year: number) => (row: AleadoRow) =>
      row.MODEL_NAME === 'AQUA' && Math.abs(Number(row.YEAR) - year) <= 1;
    expect(price(aqua(2022))).toBeGreaterThan(price(aqua(2018)));
    expect(price(aqua(2018))).toBeGreaterThan(price(aqua(2014)));
    const ratio = (rate: string): number =>
      findMedian(
        past
          .filter((row) => isSoldWithPrice(row) && row.RATE === rate)
          .map((row) => Number(row.FINISH) / Number(row.AVG_PRICE)),
      );
    expect(ratio('4.5')).toBeGreaterThan(ratio('3.5'));
    expect(ratio('4')).toBeGreaterThan(ratio('R'));
  });

  it('has mileage by age and grade by mileage', () => {
    const km = (test: (row: AleadoRow) => boolean): number =>
      findMedian(past.filter(test).map((row) => Number(row.MILEAGE)));
    expect(km((row) => row.YEAR === '2023')).toBeLessThan(km((row) => row.YEAR === '2016'));
    expect(km((row) => row.RATE === '5')).toBeLessThan(km((row) => row.RATE === '4'));
    expect(km((row) => row.RATE === '4')).toBeLessThan(km((row) => row.RATE === '3'));
  });

  it('is led by a few models, with a long tail', () => {
    const counts = [...Map.groupBy(past, (row) => row.MODEL_NAME).values()]
      .map(({ length }) => length)
      .sort((a, b) => b - a);
    const topTen = counts.slice(0, 10).reduce((sum, n) => sum + n, 0) / past.length;
    expect(topTen).toBeGreaterThan(0.15);
    expect(topTen).toBeLessThan(0.5);
    expect(counts.length).toBeGreaterThan(300);
  });
});

describe('the other tables', () => {
  const options = { count: 2000, seed: 5, now: NOW };

  it('have whole won and yuan in Korea and China', () => {
    const korea = [...feeds.korea(options)].filter(isIntact);
    expect(korea.every((row) => /^\d{6}$/.test(row.YEAR) && row.PW === '' && row.START === '')).toBe(true);
    expect(findMedian(korea.map((row) => Number(row.FINISH)))).toBeGreaterThan(5_000_000);
    const china = [...feeds.china(options)].filter(isIntact);
    expect(china.every((row) => /^\d{5,}$/.test(row.FINISH))).toBe(true);
    expect(findMedian(china.map((row) => Number(row.MILEAGE)))).toBeGreaterThan(10_000);
  });

  it('have machines at auctions and at asking prices', () => {
    const rows = [...feeds.hdm(options)].filter(isIntact);
    const fixedPrice = rows.filter((row) => row.AUCTION_DATE.startsWith('0000'));
    expect(calculateShare(rows, (row) => row.AUCTION_DATE.startsWith('0000'))).toBeCloseTo(0.5, 1);
    expect(fixedPrice.every((row) => row.START === '' && Number(row.PRICE) > 0)).toBe(true);
    const auctioned = rows.filter((row) => !fixedPrice.includes(row));
    expect(auctioned.every((row) => Number(row.START) > 0 && row.PRICE === '')).toBe(true);
  });

  it('have a currency in Europe, and old motorcycles without a year', () => {
    for (const row of feeds.europeComing(options)) {
      expect(row.CURRENCY).toBe(['Tbilisi', 'Poti'].includes(row.TOWN) ? 'USD' : 'EUR');
    }
    expect(calculateShare([...feeds.bikeSold(options)], (row) => row.YEAR === '')).toBeCloseTo(0.02, 1);
  });

  it('have left-hand drive in every row of `one`, and some cars whose import is forbidden', () => {
    const rows = [...feeds.left(options)];
    expect(rows.every((row) => row.LHDRIVE === '1')).toBe(true);
    expect(calculateShare(rows, (row) => row.SANCTION === '1')).toBeGreaterThan(0.02);
  });
});
