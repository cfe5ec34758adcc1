import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { packCounts } from './packCounts.ts';
import { unpackCounts } from './unpackCounts.ts';

const template = findTemplate('japan-main');
if (!template) throw new Error('no template');
const count = (...values: string[]) => values.map((value) => ({ value, count: 1 }));

test('the bins of a histogram are the same after packing', () => {
  const bin = fc.record({ gap: fc.nat(2), width: fc.nat(3), count: fc.nat(9) });
  fc.assert(
    fc.property(fc.nat(2000), fc.array(bin), (start, sizes) => {
      let end = start;
      const bins = sizes.map(({ gap, width, count: lots }) => {
        const from = end + gap;
        end = from + width;
        return { from, to: end, count: lots };
      });
      const packed = packCounts({ options: {}, histograms: { year: { bins } } }, template, []);
      expect(unpackCounts(packed).histograms).toEqual({ year: { bins } });
    }),
  );
});

test('options are the same after packing', () => {
  const options = {
    brand: [
      { value: 'TOYOTA', count: 7, popular: true },
      { value: 'DS', count: 2, popular: false },
    ],
    model: [{ value: 'PRIUS', count: 3, popular: true, brand: 'TOYOTA' }],
  };
  expect(unpackCounts(packCounts({ options, histograms: {} }, template, [])).options).toEqual(options);
});

test('bins of the same width are one run', () => {
  const bins = [
    { from: 0, to: 20, count: 5 },
    { from: 20, to: 40, count: 7 },
    { from: 40, to: 90, count: 1 },
  ];
  const { histograms } = packCounts({ options: {}, histograms: { mileage: { bins } } }, template, []);
  expect(histograms).toEqual({
    mileage: [
      [0, 20, 5, 7],
      [40, 50, 1],
    ],
  });
});

test('only the counts that a control shows are sent', () => {
  const options = {
    brand: count('TOYOTA', 'HONDA'),
    drive: count('FF', '2WD', '4WD'),
    fee: count('low', 'high'),
    color: count('white'),
    day: count('2026-11-23', '2026-11-30'),
  };
  const day = { date: '2026-11-23', label: 'ПН', dayOfMonth: 23, past: false, today: true };
  const weeks = [{ label: 'Эта неделя', days: [day] }];
  const { options: sent } = packCounts({ options, histograms: {} }, template, weeks);
  expect(sent).toEqual({
    brand: [
      ['TOYOTA', 1],
      ['HONDA', 1],
    ],
    drive: [
      ['2WD', 1],
      ['4WD', 1],
    ],
    fee: [['low', 1]],
    color: [['white', 1]],
    day: [['2026-11-23', 1]],
  });
});
