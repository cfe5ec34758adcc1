import { expect, test } from 'vitest';
import { createVitals } from './createVitals.ts';

test('each value goes into the histogram of its host and kind of page', () => {
  const vitals = createVitals();
  expect(vitals.add({ host: 'main', template: 'lot', lcp: 1000, inp: 80, cls: 0.2 })).toBe(3);
  expect(vitals.add({ host: 'main', template: 'lot', lcp: 5000 })).toBe(1);
  expect(vitals.add({ host: 'china', template: 'china', lcp: 1000 })).toBe(1);
  expect(vitals.add({ host: 'china', template: 'china' })).toBe(0);
  const { vvoz_vitals_seconds: times, vvoz_vitals_shift: shifts } = vitals.list();
  expect(times.map(({ labels, count, sum }) => [...Object.values(labels), count, sum])).toEqual([
    ['lcp', 'main', 'lot', 2, 6],
    ['inp', 'main', 'lot', 1, 0.08],
    ['lcp', 'china', 'china', 1, 1],
  ]);
  expect(shifts.map(({ labels, sum }) => [labels, sum])).toEqual([[{ host: 'main', template: 'lot' }, 0.2]]);
});

test('each vital has its own 75th percentile; times are in seconds', () => {
  const vitals = createVitals();
  for (const lcp of [900, 900, 900, 9000]) vitals.add({ host: 'main', template: 'home', lcp });
  vitals.add({ host: 'main', template: 'home', cls: 0.3 });
  const { vvoz_vitals_p75: p75 } = vitals.list();
  expect(p75).toEqual([
    [{ vital: 'lcp', host: 'main', template: 'home' }, 1.2],
    [{ vital: 'cls', host: 'main', template: 'home' }, expect.closeTo(0.4375)],
  ]);
});
