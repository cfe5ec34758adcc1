/** A year of sales, and years with gaps, for stories and tests. The clock is November 2026. */
import type { SalesMonth } from './sales.ts';

const makeMonth = (month: string, sold: number, unsold: number, ...prices: readonly number[]): SalesMonth => {
  const [p10 = null, p50 = null, p90 = null] = prices.map((price) => price * 1000);
  return { month, sold, unsold, p10, p50, p90 };
};

export const salesYear: readonly SalesMonth[] = [
  makeMonth('2025-12', 41, 9, 860, 1080, 1290),
  makeMonth('2026-01', 38, 11, 880, 1095, 1310),
  makeMonth('2026-02', 44, 8, 890, 1110, 1330),
  makeMonth('2026-03', 52, 10, 905, 1130, 1360),
  makeMonth('2026-04', 47, 12, 900, 1150, 1370),
  makeMonth('2026-05', 45, 9, 915, 1165, 1395),
  makeMonth('2026-06', 49, 13, 920, 1160, 1390),
  makeMonth('2026-07', 51, 14, 905, 1150, 1385),
  makeMonth('2026-08', 43, 12, 900, 1140, 1370),
  makeMonth('2026-09', 46, 11, 895, 1125, 1360),
  makeMonth('2026-10', 48, 9, 890, 1130, 1365),
  makeMonth('2026-11', 36, 7, 900, 1140, 1370),
];

/** A rare model: months without sales, an isolated month. */
export const salesWithHoles: readonly SalesMonth[] = [
  makeMonth('2025-12', 0, 1),
  makeMonth('2026-01', 3, 0, 6200, 6900, 8100),
  makeMonth('2026-02', 2, 2, 6400, 7050, 8400),
  makeMonth('2026-03', 0, 0),
  makeMonth('2026-04', 2, 1, 7000, 7300, 7900),
  makeMonth('2026-05', 0, 3),
  makeMonth('2026-06', 1, 0),
  makeMonth('2026-07', 4, 1, 7100, 7800, 9900),
  makeMonth('2026-08', 3, 0, 7300, 8000, 9600),
];

export const fewSales: readonly SalesMonth[] = [
  makeMonth('2026-06', 2, 0, 410, 430, 470),
  makeMonth('2026-08', 0, 1),
  makeMonth('2026-10', 3, 1, 380, 445, 500),
];
