import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coarsen, makeBins, findRoundStep, type Tally } from './histogram.ts';

test.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [3, 5],
  [6, 10],
  [11, 20],
  [4999, 5000],
  [5001, 10_000],
])('the round step for a width of %d is %d', (wanted, step) => {
  expect(findRoundStep(wanted)).toBe(step);
});

test.each([
  [0, 0],
  [9999, 9999],
  [10_000, 10_000],
  [10_099, 10_000],
  [10_100, 10_100],
  [99_999, 99_900],
  [100_000, 100_000],
  [100_999, 100_000],
  [123_456, 123_000],
  [1_000_000, 1_000_000],
  [1_239_999, 1_230_000],
])('%d is counted as %d', (value, coarse) => expect(coarsen(value)).toBe(coarse));

test('each year is a bin of its own, and the last bin ends with the last year', () => {
  const years: Tally = [2019, 2021, 2020].map((year) => [year, 2]);
  expect(makeBins(years, 45).bins).toEqual([
    { from: 2019, to: 2020, count: 2 },
    { from: 2020, to: 2021, count: 2 },
    { from: 2021, to: 2021, count: 2 },
  ]);
});

test('one extreme value does not widen the other bins', () => {
  const mileages: Tally = [
    ...Array.from({ length: 100 }, (_, at): [number, number] => [at * 1000, 10]),
    [9_990_000, 1],
  ];
  const { bins } = makeBins(mileages, 20);
  expect(bins.length).toBeGreaterThan(15);
  expect(bins[0]).toEqual({ from: 0, to: 5000, count: 50 });
  expect(bins.at(-1)).toMatchObject({ from: 95_000, count: 51 });
  expect(bins.at(-1)?.to).toBeGreaterThan(9_990_000);
});

test.each([
  [[[0, 200]], 10_001, 10_100],
  [
    [
      [0, 100],
      [150, 100],
    ],
    10_099,
    10_100,
  ],
  [[[0, 200]], 1_234_567, 1_240_000],
] satisfies [Tally, number, number][])(
  '%j and one %d: the last bin ends at %d, above the true maximum',
  (rest, maximum, end) => {
    const { bins } = makeBins([...rest, [coarsen(maximum), 1]], 20);
    expect(bins.at(-1)?.to).toBe(end);
  },
);

test('the first bin extends down to an outlier, the last one to a round bound', () => {
  const { bins } = makeBins(
    [
      [0, 1],
      [5000, 1000],
      [6000, 1000],
    ],
    20,
  );
  expect(bins).toHaveLength(11);
  expect(bins[0]).toEqual({ from: 0, to: 5100, count: 1001 });
  expect(bins[1]).toEqual({ from: 5100, to: 5200, count: 0 });
  expect(bins.at(-1)).toEqual({ from: 6000, to: 6100, count: 1000 });
});

test.each([
  // A value with exactly 0.5 % of the lots is not an outlier.
  [199, { from: 0, to: 100, count: 1 }],
  [200, { from: 0, to: 1000, count: 201 }],
])('one lot of 0 and %d lots of 1000', (count, first) => {
  const { bins } = makeBins(
    [
      [0, 1],
      [1000, count],
    ],
    20,
  );
  expect(bins[0]).toMatchObject(first);
});

test('the width of the bins follows from the lowest and the highest value', () => {
  const { bins } = makeBins(
    [
      [0, 100],
      [100, 100],
    ],
    20,
  );
  expect(bins.map(({ from }) => from)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test('no values give no bins, one value gives one bin', () => {
  expect(makeBins([], 20).bins).toEqual([]);
  expect(makeBins([[660, 7]], 20).bins).toEqual([{ from: 660, to: 660, count: 7 }]);
});

test('property: every lot is in a bin; bins are adjacent, have a round width and cover all values', () => {
  const tallies = fc.array(
    fc.tuple(fc.oneof(fc.nat(300), fc.nat(250_000), fc.nat(90_000_000)), fc.integer({ min: 1, max: 50 })),
    { minLength: 1, maxLength: 200 },
  );
  fc.assert(
    fc.property(tallies, (raw) => {
      const { bins } = makeBins(
        raw.map(([value, count]) => [coarsen(value), count]),
        20,
      );
      const values = raw.map(([value]) => value);
      expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(
        raw.reduce((sum, [, count]) => sum + count, 0),
      );
      expect(bins.length).toBeLessThanOrEqual(21);
      expect(bins[0]?.from).toBeLessThanOrEqual(Math.min(...values));
      expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(Math.max(...values));
      bins.slice(1).forEach((bin, at) => expect(bin.from).toBe(bins[at]?.to));
      const step = (bins[1]?.to ?? 1) - (bins[1]?.from ?? 0);
      if (bins.length > 2) expect(/^[125]0*$/.test(String(step))).toBe(true);
    }),
    // Regression: the true maximum was above the bound computed from its coarse value.
    {
      examples: [[[...Array.from({ length: 4 }, (): [number, number] => [0, 50]), [10_001, 1]]]],
    },
  );
});
