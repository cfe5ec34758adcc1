import { describe, expect, it } from 'vitest';
import * as feeds from './feeds.ts';
import { createMarket } from './market.ts';
import type { AleadoRow } from './rows/types.ts';
import { findMedian, isIntact, NOW } from './testing.ts';

const isSold = (row: AleadoRow): boolean => /^sold/i.test(row.STATUS) && Number(row.FINISH) > 0;

describe('the market', () => {
  const rows = [...feeds.japanSold({ count: 40_000, seed: 5, now: NOW })].filter(isIntact).filter(isSold);
  /** Median of hammer price / the source's average. */
  const findLevel = (test: (row: AleadoRow) => boolean): number =>
    findMedian(rows.filter(test).map((row) => Number(row.FINISH) / Number(row.AVG_PRICE)));

  it('pays more for a clean interior and a light colour', () => {
    expect(findLevel(({ INFO }) => INFO.startsWith('INT:A'))).toBeGreaterThan(
      1.1 * findLevel(({ INFO }) => INFO.startsWith('INT:D')),
    );
    expect(findLevel(({ COLOR }) => COLOR === 'PEARL')).toBeGreaterThan(
      findLevel(({ COLOR }) => COLOR === 'BEIGE'),
    );
  });

  it('has prices far from all others', () => {
    const ratios = rows.map((row) => Number(row.FINISH) / Number(row.AVG_PRICE));
    const median = findMedian(ratios);
    expect(ratios.some((ratio) => ratio < median / 2.2)).toBe(true);
    expect(ratios.some((ratio) => ratio > median * 1.9)).toBe(true);
  });

  it('has the same figures for one seed, and others for another', () => {
    const facts = {
      house: 'USS Tokyo',
      trimPlace: 1,
      gearbox: 'CVT',
      drive: 'FF',
      colour: 'PEARL',
      equipment: 'AAC NAV',
      info: 'INT:B EXT:B MARKS:A1@hood',
      km: 60_000,
      day: 20_700,
    };
    const profile = {
      brand: 'TOYOTA',
      model: 'PRIUS',
      code: 'ZVW50',
      drives: ['FF'],
      gearboxes: ['CVT'],
      priceNew: 2_600_000,
    };
    const rate = (seed: number) => createMarket(seed).rateVehicle(profile as never, facts);
    expect(rate(1)).toBe(rate(1));
    expect(rate(1)).not.toBe(rate(2));
  });
});
