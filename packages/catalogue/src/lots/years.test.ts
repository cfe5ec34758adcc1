import { expect, test } from 'vitest';
import { TEMPLATES } from '../templates/templates.ts';
import { listYearOptions } from './years.ts';

test('the years of a template begin with the oldest for the lower bound, with the newest for the upper', () => {
  const auction = TEMPLATES.find(({ name }) => name === 'japan-main')!;
  const { min, max } = listYearOptions(auction, new Date('2026-11-24'));
  expect([min[0], min.at(-1), max[0], max.at(-1)]).toEqual([1985, 2026, 2026, 1985]);
});
