import { expect, test } from 'vitest';
import {
  createCostLimits,
  createVisitorLimits,
  findCost,
  findKind,
  type CostKind,
  type LimitedKind,
} from './visitorLimits.ts';

test.each<[string, LimitedKind | undefined]>([
  ['/', 'pages'],
  ['/japan/czeny-na-avto?brand=toyota', 'pages'],
  ['/pictures-of-nothing', 'pages'],
  ['/_next/image?url=%2Fa.png', 'pages'],
  ['/api/catalog/japan', 'api'],
  ['/api/request/challenge', 'challenges'],
  ['/api/chat/stream?conversation=1', 'streams'],
  ['/pictures/japan/1/0', 'pictures'],
  ['/_next/static/a.js', undefined],
  ['/healthz', undefined],
  ['/healthz?a=1', undefined],
  ['/healthzx', 'pages'],
  ['/livez/a', 'pages'],
  ['/livez', undefined],
  ['*', 'pages'],
])('%s is of the kind: %s', (url, kind) => expect(findKind(url)).toBe(kind));

function setup() {
  let now = 0;
  const admit = createVisitorLimits(() => now);
  const countAdmitted = (kind: LimitedKind, key: string, times: number) =>
    Array.from({ length: times }, () => {
      const { waitMs, release } = admit(kind, key);
      release();
      return waitMs;
    }).filter((waitMs) => waitMs === 0).length;
  return { admit, countAdmitted, pass: (ms: number) => (now += ms) };
}

test.each<[LimitedKind, number, number]>([
  ['pages', 120, 10],
  ['api', 240, 10],
  ['pictures', 1200, 10],
  ['challenges', 60, 60],
])('%s: %i per visitor in %i s', (kind, calls, seconds) => {
  const { admit, countAdmitted, pass } = setup();
  expect(countAdmitted(kind, 'a', calls + 50)).toBe(calls);
  expect(admit(kind, 'a').waitMs).toBe(seconds * 1000);
  expect(countAdmitted(kind, 'b', 1)).toBe(1);
  pass(seconds * 1000);
  expect(countAdmitted(kind, 'a', 1)).toBe(1);
});

test.each<[string, CostKind | undefined]>([
  ['/japan/czeny-na-avto?brand=toyota', 'filters'],
  ['/api/catalog/japan', 'filters'],
  ['/japan/czeny-na-avto', undefined],
  ['/api/words/japan?q=a', undefined],
  ['/pictures/card/lot/japan/1?v=1', 'cards'],
  ['/pictures/japan/1/0?w=1600', 'largePictures'],
  ['/pictures/japan/1/0?w=640', undefined],
  ['/_next/static/a.js?b', undefined],
  ['/healthz?a=1', undefined],
  ['/api/request/send', undefined],
])('the cost of %s is that of: %s', (url, kind) => expect(findCost(url)).toBe(kind));

test.each<[CostKind, number, number]>([
  ['cards', 4, 16],
  ['largePictures', 8, 24],
  ['filters', 6, 12],
])('of %s, %i may be open for a visitor and %i for all, until one has been answered', (kind, own, all) => {
  const admit = createCostLimits(() => 0);
  const mine = Array.from({ length: own }, () => admit(kind, 'a'));
  expect(admit(kind, 'a').waitMs).toBeGreaterThan(0);
  for (let index = own; index < all; index += 1) expect(admit(kind, `visitor ${index}`).waitMs).toBe(0);
  expect(admit(kind, 'late').waitMs).toBeGreaterThan(0);
  mine[0]?.release();
  expect(admit(kind, 'late').waitMs).toBe(0);
  expect(mine.every(({ waitMs }) => waitMs === 0)).toBe(true);
});

test.each<[CostKind, number, number]>([
  ['cards', 4, 16],
  ['largePictures', 8, 24],
  ['filters', 6, 12],
])('%s: who was refused, because others had all places, has none of his own %i taken', (kind, own, all) => {
  const admit = createCostLimits(() => 0);
  const others = Array.from({ length: all }, (_, index) => admit(kind, `visitor ${index}`));
  const refused = Array.from({ length: own + 1 }, () => admit(kind, 'a'));
  expect(refused.every(({ waitMs }) => waitMs > 0)).toBe(true);
  // A refusal has nothing to give back.
  for (const { release } of [...others, ...refused]) release();
  const admitted = Array.from({ length: own }, () => admit(kind, 'a').waitMs);
  expect(admitted).toEqual(Array.from({ length: own }, () => 0));
  expect(admit(kind, 'a').waitMs).toBeGreaterThan(0);
});

test.each<[CostKind, number, number]>([
  ['cards', 60, 60],
  ['largePictures', 150, 60],
  ['filters', 60, 10],
])('%s: %i per visitor in %i s', (kind, calls, seconds) => {
  let now = 0;
  const admit = createCostLimits(() => now);
  const isAdmitted = (key: string) => {
    const { waitMs, release } = admit(kind, key);
    release();
    return waitMs === 0;
  };
  const admitted = Array.from({ length: calls + 5 }, () => isAdmitted('a')).filter(Boolean);
  expect([admitted.length, isAdmitted('b')]).toEqual([calls, true]);
  now += seconds * 1000;
  expect(isAdmitted('a')).toBe(true);
});

test('open requests of costly kinds are counted apart: large pictures leave room for lists', () => {
  const admit = createCostLimits(() => 0);
  for (let index = 0; index < 8; index += 1) admit('largePictures', 'a');
  expect(admit('largePictures', 'a').waitMs).toBeGreaterThan(0);
  expect(admit('filters', 'a').waitMs).toBe(0);
});

test('kinds are counted apart: pictures do not use up the pages', () => {
  const { countAdmitted } = setup();
  countAdmitted('pictures', 'a', 2000);
  expect(countAdmitted('pages', 'a', 1)).toBe(1);
});

test('a visitor has a limit of requests that are open at the same time', () => {
  const { admit } = setup();
  const opened = Array.from({ length: 31 }, () => admit('pages', 'a'));
  expect(opened.filter(({ waitMs }) => waitMs === 0)).toHaveLength(30);
  expect(admit('pages', 'b').waitMs).toBe(0);
  opened[0]?.release();
  expect(admit('pages', 'a').waitMs).toBe(0);
  expect(admit('pages', 'a').waitMs).toBeGreaterThan(0);
  opened[30]?.release();
  expect(admit('pages', 'a').waitMs).toBeGreaterThan(0);
});
