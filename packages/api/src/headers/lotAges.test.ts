import { expect, test } from 'vitest';
import { LOT_AGES, MAX_LOT_AGE } from './lotAges.ts';

const { import: imported, memoFresh, memoBehind, pageFresh, pageBehind, browser, restoredPage } = LOT_AGES;
const { gatewayFresh, gatewayBehind } = LOT_AGES;

/** A browser may use a response while it loads the next one, as a shared cache does. */
const browserBehind = gatewayBehind;
const page = [imported, memoBehind, pageBehind, browserBehind, restoredPage];
const call = [imported, memoBehind, browser, browserBehind];

test.each([
  ['on a prefetched or kept page', page],
  ['on a prefetched or kept page through the gateway', [...page, gatewayFresh, gatewayBehind]],
  ['in an open list', call],
  ['in an open list through the gateway', [...call, gatewayFresh, gatewayBehind]],
  ['for a caller of the API', [imported, LOT_AGES.apiFresh, LOT_AGES.apiBehind]],
])('a lot is at most a minute old %s', (_, layers) => {
  expect(layers.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(MAX_LOT_AGE);
});

test('memos of answers and pages are used for longer than they count as fresh', () => {
  expect(memoFresh).toBeLessThan(memoBehind);
  expect(pageFresh).toBeLessThan(pageBehind);
});
