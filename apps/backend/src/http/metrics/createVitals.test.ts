import { expect, test } from 'vitest';
import { createVitals } from './createVitals.ts';

/** Creates vitals, and the list of what they have recorded: metric, value, labels. */
function setUp() {
  const recorded: unknown[] = [];
  const vitals = createVitals({ record: (...value) => recorded.push(value) });
  return { vitals, recorded };
}

test('each value goes into the histogram of its host and kind of page; times are in seconds', () => {
  const { vitals, recorded } = setUp();
  expect(vitals.add({ host: 'main', template: 'lot', lcp: 1000, cls: 0.2 })).toBe(2);
  expect(vitals.add({ host: 'china', template: 'china', inp: 80 })).toBe(1);
  expect(vitals.add({ host: 'china', template: 'china' })).toBe(0);
  expect(recorded).toEqual([
    ['vvoz_vitals_seconds', 1, { vital: 'lcp', host: 'main', template: 'lot' }],
    ['vvoz_vitals_shift', 0.2, { host: 'main', template: 'lot' }],
    ['vvoz_vitals_seconds', 0.08, { vital: 'inp', host: 'china', template: 'china' }],
  ]);
});

test('each vital has its own 75th percentile', () => {
  const { vitals } = setUp();
  for (const lcp of [900, 1000, 1100, 9000]) vitals.add({ host: 'main', template: 'home', lcp });
  vitals.add({ host: 'main', template: 'home', cls: 0.3 });
  vitals.add({ host: 'main', template: 'lot', cls: 0, lcp: 600_000 });
  const values = Object.fromEntries(
    vitals.listP75().map(([{ vital, template }, value]) => [`${vital} ${template}`, value]),
  );
  expect(values['lcp home']).toBeCloseTo(1.1, 1);
  expect(values['cls home']).toBeCloseTo(0.3, 2);
  expect(values['cls lot']).toBeCloseTo(0, 2);
  expect(values['lcp lot']).toBeGreaterThan(590);
});
