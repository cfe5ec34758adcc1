import { expect, test } from 'vitest';
import { EMPTY_QUERY, type Range } from '@vvoz/catalogue/query/query';
import { findYears } from './findYears.ts';

/** Lots of 2005 and earlier, of 2009, 2010 and of 2025; none of other years. */
const year = {
  min: 1998,
  max: 2025,
  bins: [
    { from: 1998, to: 2006, count: 2 },
    { from: 2006, to: 2009, count: 0 },
    { from: 2009, to: 2010, count: 5 },
    { from: 2010, to: 2011, count: 1 },
    { from: 2011, to: 2024, count: 0 },
    { from: 2024, to: 2025, count: 3 },
  ],
};
const find = (range: Range | undefined, histograms: object = { year }, count = 1) =>
  findYears({
    query: { ...EMPTY_QUERY, ranges: range ? { year: range } : {} },
    count,
    facets: { options: {}, histograms },
  });

test.each([
  [undefined, [1998, 2025]],
  [{ min: 2007 }, [2009, 2025]],
  [{ max: 2012 }, [1998, 2010]],
  [{ min: 2010, max: 2010 }, [2010, 2010]],
  [{ min: 2003, max: 2009 }, [2003, 2009]],
  [{ min: 2011, max: 2023 }, undefined],
])('chosen years %j: lots are of %j', (range, years) => {
  expect(find(range)).toEqual(years);
});

test('without lots, and without a lot whose year is known, there are no years', () => {
  expect(find(undefined, { year }, 0)).toBeUndefined();
  expect(find(undefined, {})).toBeUndefined();
  expect(find(undefined, { year: { bins: [] } })).toBeUndefined();
});
