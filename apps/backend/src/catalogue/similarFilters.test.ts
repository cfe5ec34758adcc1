import { expect, test } from 'vitest';
import { and } from './filter.ts';
import { buildSimilarFilters } from './similarFilters.ts';

const PRIUS = { brand: 'TOYOTA', model: 'PRIUS' };
const model = and(
  { op: 'in', field: 'brand', values: ['TOYOTA'] },
  { op: 'in', field: 'model', values: ['PRIUS'] },
);
const body = and(model, { op: 'in', field: 'kuzov', values: ['ZVW50'] });
const years = { op: 'range', field: 'year', min: 2017, max: 2021 } as const;

test('similar lots: first of the same body code and a close year, then of any year, then of any body code', () => {
  expect(buildSimilarFilters({ ...PRIUS, kuzov: 'ZVW50', year: 2019 })).toEqual([
    and(body, years),
    body,
    model,
  ]);
  expect(buildSimilarFilters({ ...PRIUS, kuzov: undefined, year: 2019 })).toEqual([and(model, years), model]);
  expect(buildSimilarFilters({ ...PRIUS, kuzov: 'ZVW50', year: undefined })).toEqual([body, model]);
  expect(buildSimilarFilters({ ...PRIUS, kuzov: undefined, year: undefined })).toEqual([model]);
});
