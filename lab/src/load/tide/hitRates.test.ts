import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@vvoz/tools/lib/root';
import { createChance } from '../../lib/random.ts';
import { createPopularity, pickReadingTime } from '../visitors/popularity.ts';
import { CACHES, findLowRates, measureRates } from './cacheRates.ts';
import { computeHitRate, listZipfRates, readSamples } from './hitRates.ts';

/** Plays requests for keys by Zipf's law against a cache whose answers are fresh for a while. */
function playHitRate(rate: number, keys: number, exponent: number, freshS: number): number {
  const chance = createChance(3);
  const pick = createPopularity(keys, exponent);
  const freshUntil = new Map<number, number>();
  let [time, hits] = [0, 0];
  const requests = 60_000;
  for (let index = 0; index < requests; index += 1) {
    time += pickReadingTime(chance, 1000 / rate) / 1000;
    const key = pick(chance);
    if ((freshUntil.get(key) ?? 0) > time) hits += 1;
    else freshUntil.set(key, time + freshS);
  }
  return hits / requests;
}

test.each([
  [2, 50, 0.9, 5],
  [40, 1000, 0.9, 5],
  [40, 1000, 1.2, 10],
  [300, 20_000, 0.9, 5],
])(
  '%i requests a second for %i keys: the formula agrees with a played cache',
  (rate, keys, exponent, freshS) => {
    const computed = computeHitRate(listZipfRates(rate, keys, exponent), freshS);
    expect(computed).toBeCloseTo(playHitRate(rate, keys, exponent, freshS), 1);
    expect(Math.abs(computed - playHitRate(rate, keys, exponent, freshS))).toBeLessThan(0.02);
  },
);

test('nothing is a hit without requests or without a lifetime; a key that is asked all the time nearly always', () => {
  expect(computeHitRate([], 5)).toBe(0);
  expect(computeHitRate([3, 4], 0)).toBeCloseTo(0);
  expect(computeHitRate([1000], 5)).toBeGreaterThan(0.999);
  expect([...listZipfRates(10, 4, 0.9)].reduce((sum, rate) => sum + rate)).toBeCloseTo(10);
});

test('the counts of a metric are read by where its answers came from', () => {
  const text =
    '# TYPE vvoz_site_pages_total counter\nvvoz_site_pages_total{from="memory"} 3\nvvoz_site_pages_total{from="rendering"} 9\nvvoz_other{from="memory"} 1\n';
  expect(readSamples(text, 'vvoz_site_pages_total')).toEqual(
    new Map([
      ['memory', 3],
      ['rendering', 9],
    ]),
  );
});

test('an answer of the gateway that needed a request behind it is no hit', () => {
  const exchange = { kind: 'call', path: '/a', status: 200, ms: 1 } as const;
  const exchanges = ['HIT', 'HIT', 'UPDATING', 'STALE', 'MISS'].map((cache) => ({ ...exchange, cache }));
  const rates = measureRates(exchanges, [], [], 10);
  expect(rates.find(({ name }) => name === 'gateway: filters')).toMatchObject({ requests: 5, measured: 0.6 });
});

test('a rate below the assumption is a fault, and so is a cache that nobody asked', () => {
  const [first, second, ...rest] = CACHES.map(({ name, assumed }) => ({
    name,
    assumed,
    requests: 10,
    measured: assumed,
    computed: undefined,
  }));
  if (!first || !second) throw new Error('There are no caches');
  expect(findLowRates([first, second, ...rest])).toEqual([]);
  expect(
    findLowRates([
      { ...first, measured: first.assumed - 0.01 },
      { ...second, requests: 0, measured: 0 },
    ]),
  ).toHaveLength(2);
});

test('docs/scale.md has the assumed rates of this program', () => {
  const text = readFileSync(path.join(root, 'docs/scale.md'), 'utf8');
  for (const { name, assumed } of CACHES)
    expect(text).toContain(`| ${name} | ${Math.round(assumed * 100)} % |`);
});
