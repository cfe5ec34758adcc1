import type { BackTestClass, BackTestReport } from '@vvoz/estimate/backTest';
import { expect, test } from 'vitest';
import { openTempState } from '../state/testing/openTempState.ts';
import { findDrift, hasDrifted, readOffTypes, switchEstimates } from './estimateNotes.ts';

const makeWeek = (name: string, error: number, coverage = 0.8, sales = 500): BackTestClass => ({
  name,
  sales,
  coverage,
  error,
});
const makeReport = (...byWeek: readonly BackTestClass[]) => ({ byWeek }) as unknown as BackTestReport;

test('compares the last week with the weeks before', () => {
  const drift = findDrift(
    'japan',
    makeReport(
      makeWeek('2026-11-06', 0.07, 0.8, 100),
      makeWeek('2026-11-13', 0.09, 0.8, 300),
      makeWeek('2026-11-20', 0.1),
    ),
  );
  expect(drift).toMatchObject({ type: 'japan', week: '2026-11-20', sales: 500, error: 0.1 });
  expect(drift?.usualError).toBeCloseTo(0.085);
  expect(findDrift('japan', makeReport(makeWeek('2026-11-20', 0.1)))).toBeUndefined();
});

test.each([
  ['usual', makeWeek('b', 0.09), false],
  ['far off', makeWeek('b', 0.12), true],
  ['outside the ends', makeWeek('b', 0.08, 0.6), true],
  ['too few sales to tell', makeWeek('b', 0.3, 0.4, 60), false],
])('a week that is %s', (_, week, expected) => {
  expect(hasDrifted(findDrift('japan', makeReport(makeWeek('a', 0.07), week))!)).toBe(expected);
});

test('stores the types that are switched off', async () => {
  const { db } = await openTempState();
  expect(await readOffTypes(db)).toEqual([]);
  await switchEstimates(db, 'bike', false);
  await switchEstimates(db, 'japan', false);
  await switchEstimates(db, 'japan', false);
  expect(await readOffTypes(db)).toEqual(['bike', 'japan']);
  await switchEstimates(db, 'bike', true);
  expect(await readOffTypes(db)).toEqual(['japan']);
});
