import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import {
  sortMonths,
  formatMonthLong,
  formatMonthShort,
  formatSalesCounts,
  describeSales,
  summariseSales,
} from './sales.ts';
import type { SalesMonth } from './sales.ts';
import { fewSales, salesWithHoles, salesYear } from './salesFixtures.ts';
import { drawBandPath, findBarHeights, drawMedianPath } from './salesPath.ts';
import { chooseAxisUnit, listNiceTicks, createPriceScale } from './salesScale.ts';

const price = fc.integer({ min: 0, max: 2_000_000_000 });
const someMonths: fc.Arbitrary<readonly SalesMonth[]> = fc.array(
  fc.record({
    month: fc.constantFrom('2025-12', '2026-01', '2026-07'),
    sold: fc.nat(500),
    unsold: fc.nat(500),
    p10: fc.option(price),
    p50: fc.option(price),
    p90: fc.option(price),
  }),
  { maxLength: 24 },
);

describe('ticks', () => {
  test('are round', () => {
    expect(listNiceTicks(860_000, 1_395_000)).toEqual([800_000, 1_000_000, 1_200_000, 1_400_000]);
    expect(listNiceTicks(6_200_000, 9_900_000)).toEqual([
      6_000_000, 7_000_000, 8_000_000, 9_000_000, 10_000_000,
    ]);
    expect(listNiceTicks(500_000, 500_000)).toEqual([500_000, 525_000]);
    expect(listNiceTicks(0, 0)).toEqual([0, 1]);
  });
  test('cover the range evenly in whole units', () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: 2, max: 8 }), (one, other, count) => {
        const ticks = listNiceTicks(one, other, count);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(one, other));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(one, other));
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(count + 2);
        const steps = new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0)));
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
        expect(Math.min(...steps)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the axis', () => {
  const formatTicks = (...ticks: number[]) => {
    const { label, text } = chooseAxisUnit(ticks, 'jpy');
    return [replaceNbsp(label), ...ticks.map((tick) => replaceNbsp(text(tick)))];
  };
  test('shows millions, thousands and yen', () => {
    expect(formatTicks(800_000, 1_000_000, 1_200_000)).toEqual(['млн ¥', '0,8', '1,0', '1,2']);
    expect(formatTicks(6_000_000, 8_000_000)).toEqual(['млн ¥', '6', '8']);
    expect(formatTicks(900_000, 950_000, 1_000_000)).toEqual(['млн ¥', '0,90', '0,95', '1,00']);
    expect(formatTicks(300_000, 400_000)).toEqual(['тыс. ¥', '300', '400']);
    expect(formatTicks(0, 5000)).toEqual(['¥', '0', '5 000']);
  });
  test('gives any two ticks different labels', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const ticks = listNiceTicks(one, other);
        const { text } = chooseAxisUnit(ticks, 'krw');
        expect(new Set(ticks.map(text)).size).toBe(ticks.length);
      }),
    );
  });
  test('includes a start price that is close, and says on which side a distant one is', () => {
    expect(createPriceScale(salesYear, 200, 800_000).side(800_000)).toBe('inside');
    const far = createPriceScale(salesYear, 200, 100_000);
    expect(far.ticks).toEqual(createPriceScale(salesYear, 200).ticks);
    expect([far.side(100_000), far.side(9_000_000)]).toEqual(['below', 'above']);
  });
  test('grows by at most half for a start price, and has two ticks without prices', () => {
    const months = [{ month: '2026-11', sold: 9, unsold: 0, p10: 100, p50: null, p90: 200 }];
    const findSides = (...markers: number[]) =>
      markers.map((marker) => createPriceScale(months, 200, marker).side(marker));
    expect(findSides(49, 50, 150, 250, 251)).toEqual(['below', 'inside', 'inside', 'inside', 'above']);
    const { y } = createPriceScale(months, 200);
    expect([100, 150, 200].map(y)).toEqual([200, 100, 0]);
    expect(createPriceScale([], 200).ticks).toEqual([0, 1]);
    expect(createPriceScale([], 200, 500_000).ticks).toEqual([0, 1]);
  });
  test('puts every price between its top and its bottom', () => {
    fc.assert(
      fc.property(someMonths, (months) => {
        const { y } = createPriceScale(months, 200);
        for (const { p10, p50, p90 } of months)
          for (const one of [p10, p50, p90]) {
            if (one === null) continue;
            expect(y(one)).toBeGreaterThanOrEqual(0);
            expect(y(one)).toBeLessThanOrEqual(200);
          }
      }),
    );
  });
});

describe('the curve', () => {
  const y = (value: number) => value / 1000;
  test('follows p90 forwards and p10 backwards', () => {
    expect(drawBandPath(salesYear.slice(0, 2), y)).toBe('M0.5 1290L1.5 1310L1.5 880L0.5 860Z');
    expect(drawMedianPath(salesYear.slice(0, 3), y)).toBe('M0.5 1080L1.5 1095L2.5 1110');
  });
  test('breaks at months without sales and draws a single month narrow', () => {
    expect(drawBandPath(salesWithHoles, y).match(/M/g)).toHaveLength(3);
    expect(drawBandPath(salesWithHoles, y)).toContain('M4.35 7900L4.65 7900L4.65 7000L4.35 7000Z');
    expect(drawMedianPath(salesWithHoles, y).match(/M/g)).toHaveLength(2);
    expect(drawBandPath([], y) + drawMedianPath([], y)).toBe('');
  });
  test('contains only finite numbers', () => {
    fc.assert(
      fc.property(someMonths, (months) => {
        const scale = createPriceScale(months, 200);
        expect(`${drawBandPath(months, scale.y)}${drawMedianPath(months, scale.y)}`).toMatch(/^[MLZ\d. ]*$/);
      }),
    );
  });
  test('bars have no height for none and at least a pixel for one', () => {
    expect(findBarHeights({ sold: 52, unsold: 0 }, 52, 40)).toEqual({ sold: 40, unsold: 0 });
    expect(findBarHeights({ sold: 1, unsold: 26 }, 5200, 40)).toEqual({ sold: 1, unsold: 1 });
  });
});

describe('texts', () => {
  test('month names', () => {
    expect([formatMonthShort('2026-05'), replaceNbsp(formatMonthLong('2026-11'))]).toEqual([
      'май',
      'ноябрь 2026',
    ]);
    expect(sortMonths(salesYear.toReversed())).toEqual(salesYear);
  });
  test('the period', () => {
    expect(replaceNbsp(formatSalesCounts(salesYear))).toBe('540 продано, 125 не продано за 12 месяцев');
    expect(replaceNbsp(describeSales(salesYear, 'jpy'))).toBe(
      'Медиана по месяцам 1 080 000 – 1 165 000 ¥, ноябрь 2026 — 1 140 000 ¥. ' +
        'Всего 540 продано, 125 не продано за 12 месяцев. Те же числа в таблице.',
    );
  });
  test('a month without sales, and a single month with sales', () => {
    const unsold = { month: '2026-11', sold: 0, unsold: 2, p10: null, p50: null, p90: null };
    expect(replaceNbsp(describeSales([unsold], 'jpy'))).toBe('0 продано, 2 не продано за 1 месяц');
    expect(replaceNbsp(describeSales(salesYear.slice(0, 1), 'jpy'))).toMatch(
      /^Медиана по месяцам 1 080 000 ¥, декабрь 2025 — 1 080 000 ¥\. Всего 41 продано/,
    );
    expect(summariseSales([{ ...unsold, sold: 8 }]).enough).toBe(false);
    expect(summariseSales([{ ...unsold, sold: 8, p50: 1 }]).enough).toBe(true);
  });
  test('the newest month is found in any order', () => {
    const month = { sold: 9, unsold: 1, p10: 1, p50: 2, p90: 3 };
    const months = [
      { ...month, month: '2026-11' },
      { ...month, month: '2026-09' },
    ];
    expect(summariseSales(months).latest?.month).toBe('2026-11');
  });
  test('few sales have no curve', () => {
    expect([salesYear, salesWithHoles, fewSales, []].map((months) => summariseSales(months).enough)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const { medians, latest } = summariseSales(fewSales);
    expect([medians, latest?.month]).toEqual([[430_000, 445_000], '2026-10']);
  });
});
