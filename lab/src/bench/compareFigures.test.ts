import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@vvoz/tools/lib/root';
import { compareFigures, hasFailed } from './compareFigures.ts';
import { formatCompared, formatGoals } from './formatCompared.ts';
import { GOALS, type Goal } from './goals.ts';
import type { BenchResults } from './results.ts';

const makeResults = (emptyMs: number, figures: Readonly<Record<string, number>>): BenchResults => ({
  machine: { cores: 2, cpu: '', node: '' },
  parts: { api: { at: '', load: 0, emptyMs, figures } },
});

const TIME: Goal = { part: 'api', key: 'time', name: 'list', unit: 'ms', goal: 10 };
const RATE: Goal = { part: 'api', key: 'rate', name: 'list', unit: '/s', goal: 100, isMoreBetter: true };
const RATIO: Goal = { part: 'api', key: 'ratio', name: 'list', unit: '×', goal: 2 };

const compareOne = (goal: Goal, baseline: BenchResults, now: BenchResults) =>
  compareFigures([goal], now, baseline)[0];

test('on a machine that is half as fast, twice the time and half the rate are no change', () => {
  const baseline = makeResults(5, { time: 8, rate: 200, ratio: 1.9 });
  const now = makeResults(10, { time: 16, rate: 100, ratio: 1.9 });
  for (const goal of [TIME, RATE, RATIO])
    expect(compareOne(goal, baseline, now)).toMatchObject({ change: 0, trend: 'same' });
  expect(compareOne(TIME, baseline, now)?.verdict).toBe('lost');
  expect(compareOne(RATE, baseline, now)?.verdict).toBe('met');
});

test('more than 15 % is a change, for the worse when a time grows or a rate falls', () => {
  const baseline = makeResults(5, { time: 8, rate: 200, ratio: 2 });
  const now = makeResults(5, { time: 9.3, rate: 160, ratio: 2.28 });
  expect(compareOne(TIME, baseline, now)).toMatchObject({ trend: 'worse', verdict: 'met' });
  expect(compareOne(RATE, baseline, now)).toMatchObject({ trend: 'worse', verdict: 'met' });
  expect(compareOne(RATIO, baseline, now)).toMatchObject({ trend: 'same', verdict: 'lost' });
  expect(compareOne(TIME, now, baseline)?.trend).toBe('same');
  expect(compareOne(RATE, now, baseline)?.trend).toBe('better');
});

test('a run fails when a figure became worse, or lost a goal, but not for a goal that was missed before', () => {
  const compare = (before: number, now: number) => {
    const row = compareOne(RATIO, makeResults(5, { ratio: before }), makeResults(5, { ratio: now }));
    return [row?.verdict, row && hasFailed(row)];
  };
  expect(compare(1.95, 2.05)).toEqual(['lost', true]);
  expect(compare(1, 1.5)).toEqual(['met', true]);
  expect(compare(2.5, 2.6)).toEqual(['missed', false]);
  expect(compare(2.5, 1.9)).toEqual(['met', false]);
});

test('a part that did not run has no rows, and a figure without a baseline is new', () => {
  const now = makeResults(5, { time: 8 });
  expect(compareFigures([{ ...TIME, part: 'cost' }], now, now)).toEqual([]);
  const lines = formatCompared(compareFigures([TIME, RATE], now, undefined)).split('\n');
  expect(lines[1]).toMatch(/^api {2}list +≤ 10\.0 ms +– +8\.0 ms +– +met, new$/);
  expect(lines[2]).toMatch(/≥ 100 \/s +– +– +– +not measured$/);
});

test('every goal has a key of its own', () => {
  const keys = GOALS.map(({ part, key }) => `${part}/${key}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('docs/performance.md has the table of goals', () => {
  expect(readFileSync(path.join(root, 'docs/performance.md'), 'utf8')).toContain(formatGoals(GOALS));
});
