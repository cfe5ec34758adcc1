import { expect, test } from 'vitest';
import { LOT_AGES, MAX_LOT_AGE } from './lotAges.ts';

const {
  import: imported,
  memoFresh,
  memoBehind,
  pageFresh,
  pageBehind,
  gatewayFresh,
  gatewayIdlePage,
  gatewayIdleCall,
  browser,
  keptPage,
} = LOT_AGES;

test.each([
  [
    'on a prefetched or kept page through the gateway',
    [imported, memoBehind, gatewayFresh, 2 * gatewayIdlePage, keptPage],
  ],
  ['in an open list through the gateway', [imported, memoBehind, gatewayFresh, 2 * gatewayIdleCall, browser]],
  ['on a prefetched or kept page without a gateway', [imported, memoBehind, pageBehind, keptPage]],
  ['in an open list without a gateway', [imported, memoBehind, browser]],
  ['for a caller of the API', [imported, LOT_AGES.apiFresh, LOT_AGES.apiBehind]],
])('a lot is at most a minute old %s', (_, layers) => {
  expect(layers.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(MAX_LOT_AGE);
});

test('memos of answers and pages are used for longer than they count as fresh', () => {
  expect(memoFresh).toBeLessThan(memoBehind);
  expect(pageFresh).toBeLessThan(pageBehind);
});
