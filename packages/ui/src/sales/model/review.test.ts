import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import {
  createRangeScale,
  fillMonths,
  findYearChange,
  formatChange,
  formatGradeGroup,
  formatMileageGroup,
  formatSinceMonth,
  formatSoldShare,
  formatYearGroup,
} from './review.ts';
import { salesReview } from './reviewFixtures.ts';

test.each([
  [formatMileageGroup({ max: 30_000 }), 'до 30 тыс. км'],
  [formatMileageGroup({ above: 30_000, max: 60_000 }), '30–60 тыс. км'],
  [formatMileageGroup({ above: 90_000 }), 'от 90 тыс. км'],
  [formatYearGroup({ max: 2015 }), '2015 и старше'],
  [formatYearGroup({ above: 2018, max: 2019 }), '2019'],
  [formatYearGroup({ above: 2025 }), '2026'],
  [formatGradeGroup(['S', '6', '5']), 'Оценка 5, 6 и S'],
  [formatGradeGroup(['4.5']), 'Оценка 4.5'],
  [formatGradeGroup(['2', '1', '0', '***']), 'Оценка 2 и ниже'],
  [formatSinceMonth('2025-12'), 'С декабря 2025'],
  [formatSoldShare({ sold: 540, unsold: 125 }), '81 %'],
  [formatSoldShare({ sold: 0, unsold: 0 }), '0 %'],
  [formatChange(0.0556), '+6 %'],
  [formatChange(-0.03), '−3 %'],
  [formatChange(0.001), '0 %'],
])('%s', (text, expected) => expect(replaceNbsp(text)).toBe(expected));

test('a month without a result keeps its place, and none follows the last result', () => {
  const months = fillMonths({
    since: '2025-12-01',
    months: [
      { month: '2026-02', sold: 9, unsold: 1, p10: 1, p50: 2, p90: 3 },
      { month: '2025-12', sold: 1, unsold: 0 },
    ],
  });
  expect(months).toEqual([
    { month: '2025-12', sold: 1, unsold: 0, p10: null, p50: null, p90: null },
    { month: '2026-01', sold: 0, unsold: 0, p10: null, p50: null, p90: null },
    { month: '2026-02', sold: 9, unsold: 1, p10: 1, p50: 2, p90: 3 },
  ]);
  expect(fillMonths({ since: '2025-12-01', months: [] })).toEqual([]);
});

test('compares the newest median with the oldest when half a year is between them', () => {
  const months = fillMonths(salesReview);
  expect(findYearChange(months)).toMatchObject({ from: { month: '2025-12' } });
  expect(findYearChange(months)?.share).toBeCloseTo(1140 / 1080 - 1);
  expect(findYearChange(months.slice(0, 6))).toBeUndefined();
  expect(findYearChange(months.slice(0, 7))).toMatchObject({ from: { month: '2025-12' } });
  expect(findYearChange([])).toBeUndefined();
});

test('one scale holds all usual ranges', () => {
  const toX = createRangeScale(salesReview.mileages);
  expect([740_000, 1_105_000, 1_470_000, 0, 9_000_000].map(toX)).toEqual([0, 50, 100, 0, 100]);
  expect(createRangeScale([{ sold: 9, unsold: 0, p10: 5, p50: 5, p90: 5 }])(5)).toBe(50);
});
