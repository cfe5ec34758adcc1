import { expect, it } from 'vitest';
import type { BackTestReport } from './backTest.ts';
import { drawChances, drawCoverage, formatReport } from './formatReport.ts';

const CLASS = { name: 'TOYOTA', sales: 1200, coverage: 0.81, error: 0.07 };
const REPORT: BackTestReport = {
  sales: 3000,
  skipped: 12,
  coverage: 0.803,
  error: 0.071,
  width: 1.31,
  bias: 0.004,
  baselines: {
    cell: { sales: 2500, error: 0.2, own: 0.07 },
    source: { sales: 2900, error: 0.16, own: 0.08 },
  },
  byBrand: [CLASS],
  byAge: [{ ...CLASS, name: '3–5' }],
  byPrice: [{ ...CLASS, name: 'below 300,000' }],
  byWeek: [{ ...CLASS, name: '2026-11-20' }],
  chances: [{ stated: 0.55, real: 0.6, bids: 400 }],
};

it('puts the figures beside their goals', () => {
  const text = formatReport('Demo', REPORT);
  expect(text).toContain('| prices between the ends (goal 80 ± 3 %) | 80.3 % |');
  expect(text).toContain(
    '| median of code and year (2,500 sales) | 20.0 %; the estimate 7.0 %, better by 65.0 % |',
  );
  expect(text).toContain('| TOYOTA | 1,200 | 81.0 % | 7.0 % |');
});

it('names the classes that miss their goal', () => {
  const getLine = (report: BackTestReport): string | undefined =>
    formatReport('Demo', report)
      .split('\n')
      .find((line) => line.includes('outside 80'));
  expect(getLine(REPORT)).toContain('| none |');
  const audi = { ...CLASS, name: 'AUDI', coverage: 0.71 };
  const lexus = { ...CLASS, name: 'LEXUS', coverage: 0.73 };
  expect(getLine({ ...REPORT, byBrand: [audi, lexus] })).toContain('| AUDI (71.0 %) |');
});

it('draws the classes and the chances', () => {
  const coverage = drawCoverage('Coverage', [CLASS, { ...CLASS, name: 'HONDA' }]);
  expect(coverage.match(/<circle/g)).toHaveLength(2);
  expect(coverage).toContain('HONDA');
  expect(drawChances('Chances', REPORT)).toContain('<polyline');
});
