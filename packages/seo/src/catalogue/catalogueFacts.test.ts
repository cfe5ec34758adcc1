import { expect, test } from 'vitest';
import { readCatalogueFacts } from './catalogueFacts.ts';

test('facts are read from the counts of the filter panel', () => {
  const facts = readCatalogueFacts(40, {
    options: {
      gearbox: [
        { value: 'AT', count: 30 },
        { value: 'MT', count: 10 },
      ],
      rate: [
        { value: '5', count: 7 },
        { value: '4', count: 21 },
        { value: 'R', count: 0 },
      ],
      fee: [
        { value: 'low', count: 20 },
        { value: 'open', count: 10 },
      ],
    },
    histograms: {
      cost: { bins: [], min: 512_000, max: 2_000_000, median: 890_000 },
      year: { bins: [], min: 2009, max: 2022, median: 2015 },
      power: { bins: [], min: 98, max: 122, median: 99 },
    },
  });
  expect(facts).toEqual({
    count: 40,
    minRub: 512_000,
    medianRub: 890_000,
    years: [2009, 2022],
    powers: [98, 122],
    gearboxes: { AT: 0.75, MT: 0.25 },
    openFee: 0.25,
    lowFee: 0.5,
    grade: '4',
  });
});

test('facts that the backend does not count are absent, as in version 1 of the API', () => {
  const bins = [{ from: 2009, to: 2022, count: 0 }];
  const facets = { options: { brand: [{ value: 'KIA', count: 3 }] }, histograms: { year: { bins } } };
  expect(readCatalogueFacts(3, facets)).toEqual({ count: 3 });
  const halfSpan = {
    options: {},
    histograms: { year: { bins: [], min: 2009 }, power: { bins: [], max: 122 } },
  };
  expect(readCatalogueFacts(3, halfSpan)).toEqual({ count: 3 });
  const ungraded = { options: { rate: [{ value: '4', count: 0 }], gearbox: [] }, histograms: {} };
  expect(readCatalogueFacts(0, ungraded)).toEqual({ count: 0 });
});
