/** For how much a Prius went in a year, for stories and tests. The clock is November 2026. */
import type { SalesFigures, SalesReviewData } from './review.ts';
import { salesYear } from './salesFixtures.ts';

const makeFigures = (sold: number, unsold: number, ...prices: readonly number[]): SalesFigures => {
  const [p10, p50, p90] = prices.map((price) => price * 1000);
  return { sold, unsold, ...(p10 === undefined ? {} : { p10, p50, p90 }) };
};

export const salesReview: SalesReviewData = {
  currency: 'jpy',
  since: '2025-12-01',
  ...makeFigures(540, 125, 900, 1140, 1370),
  cost: 1_448_982,
  months: salesYear.map(({ month, sold, unsold, p10, p50, p90 }) => ({
    month,
    ...makeFigures(sold, unsold, (p10 ?? 0) / 1000, (p50 ?? 0) / 1000, (p90 ?? 0) / 1000),
  })),
  years: [
    { max: 2015, ...makeFigures(3, 2) },
    { above: 2018, max: 2019, ...makeFigures(120, 40, 700, 890, 1100) },
    { above: 2020, max: 2021, ...makeFigures(237, 51, 890, 1120, 1300) },
    { above: 2021, max: 2022, ...makeFigures(180, 32, 1010, 1230, 1470) },
  ],
  mileages: [
    { max: 30_000, ...makeFigures(104, 14, 1120, 1310, 1470) },
    { above: 30_000, max: 60_000, ...makeFigures(221, 42, 1010, 1190, 1360) },
    { above: 60_000, max: 90_000, ...makeFigures(156, 39, 900, 1085, 1250) },
    { above: 90_000, ...makeFigures(59, 30, 740, 920, 1090) },
  ],
  grades: [
    { grades: ['S', '6', '5'], ...makeFigures(38, 4, 1210, 1380, 1520) },
    { grades: ['4.5'], ...makeFigures(171, 25, 1080, 1250, 1400) },
    { grades: ['4'], ...makeFigures(248, 55, 930, 1120, 1290) },
    { grades: ['3.5', '3'], ...makeFigures(82, 41, 700, 890, 1080) },
    { grades: ['2', '1', '0', '***'], ...makeFigures(1, 0) },
  ],
};

/** A rare car: too few sales for any price. */
export const fewSalesReview: SalesReviewData = {
  currency: 'jpy',
  since: '2025-12-01',
  sold: 5,
  unsold: 2,
  months: [{ month: '2026-10', sold: 5, unsold: 2 }],
  years: [{ above: 2018, max: 2019, sold: 5, unsold: 2 }],
  mileages: [{ above: 90_000, sold: 5, unsold: 2 }],
  grades: [{ grades: ['4'], sold: 5, unsold: 2 }],
};
