import { expect, test } from 'vitest';
import { dropUnused } from './dropUnused.ts';

const count = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, lots]) => ({ value, count: lots }));

const WHOLE = {
  options: {
    rate: count({ '4': 9, RA: 0 }),
    bodyKind: count({ sedan: 5, pickup: 3, bus: 0 }),
    gearbox: count({ AT: 0, MT: 0 }),
    brand: count({ TOYOTA: 9 }),
  },
  histograms: { year: { bins: [{ from: 2000, to: 2001, count: 9 }] }, length: { bins: [] } },
};

test('an option that no lot of the catalogue has is left out; one that the filters exclude stays', () => {
  const filtered = {
    options: { ...WHOLE.options, bodyKind: count({ sedan: 5, pickup: 0, bus: 0 }), brand: [] },
    histograms: { year: { bins: [] }, length: { bins: [] } },
  };
  const { options } = dropUnused(filtered, WHOLE);
  expect(options.rate).toEqual(count({ '4': 9 }));
  expect(options.bodyKind).toEqual(count({ sedan: 5, pickup: 0 }));
  expect(options.brand).toEqual([]);
});

test('a facet that no lot has a value of is absent, also a range', () => {
  expect(dropUnused(WHOLE, WHOLE).absent).toEqual(['gearbox', 'length']);
});

test('a catalogue with every facet has none absent', () => {
  const whole = { options: { rate: count({ '4': 1 }) }, histograms: {} };
  expect(dropUnused(whole, whole)).toEqual(whole);
});
