import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVisitorDemand, getDemand, runWithDemand, type Demand } from '@vvoz/api/visitor/demand';
import { createCachedCatalogueStore } from './createCachedCatalogueStore.ts';
import {
  StoreUnavailable,
  type CatalogueStore,
  type LandingPart,
  type LandingRequest,
} from './CatalogueStore.ts';
import { EVERYTHING } from './filter.ts';

const BRANDS: LandingRequest = { type: 'japan', filter: EVERYTHING, level: 'brand', minLots: 1, limit: 50 };

function createFakeStore() {
  let current = 1;
  const version = vi.fn<CatalogueStore['version']>(async () => String(current));
  const landingParts = vi.fn<CatalogueStore['landingParts']>(async () => [{ count: current }]);
  const store = createCachedCatalogueStore({ version, landingParts } as unknown as CatalogueStore);
  return { store, version, landingParts, bump: () => (current += 1) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an import becomes visible after half a second, and the version is read once in that time', async () => {
  vi.advanceTimersByTime(10_000);
  const { store, version, bump } = createFakeStore();
  expect(await store.version()).toBe('1');
  bump();
  vi.advanceTimersByTime(500);
  expect(await store.version()).toBe('1');
  expect(version).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await store.version()).toBe('2');
  expect(version).toHaveBeenCalledTimes(2);
});

test('equal requests at the same time share one walk, different ones do not', async () => {
  const { store, landingParts } = createFakeStore();
  await Promise.all([store.landingParts(BRANDS), store.landingParts({ ...BRANDS })]);
  expect(landingParts).toHaveBeenCalledTimes(1);
  await store.landingParts({ ...BRANDS, level: 'model' });
  await store.landingParts({ ...BRANDS, type: 'bike' });
  expect(landingParts).toHaveBeenCalledTimes(3);
});

test('a walk of an earlier version is not shared after an import', async () => {
  const { store, landingParts, bump } = createFakeStore();
  const slow = Promise.withResolvers<readonly LandingPart[]>();
  landingParts.mockReturnValueOnce(slow.promise);
  const before = store.landingParts(BRANDS);
  await vi.advanceTimersByTimeAsync(501);
  bump();
  expect(await store.landingParts(BRANDS)).toEqual([{ count: 2 }]);
  slow.resolve([{ count: 1 }]);
  expect(await before).toEqual([{ count: 1 }]);
});

test('a failure is not cached', async () => {
  const { store, landingParts } = createFakeStore();
  landingParts.mockRejectedValueOnce(new StoreUnavailable('busy'));
  await expect(store.landingParts(BRANDS)).rejects.toThrow(StoreUnavailable);
  expect(await store.landingParts(BRANDS)).toEqual([{ count: 1 }]);
});

test('a visitor who leaves cancels neither the version nor a walk', async () => {
  const { store, version, landingParts } = createFakeStore();
  const demands: Demand[] = [];
  const note = () => demands.push(getDemand());
  version.mockImplementation(async () => `${note()}`);
  landingParts.mockImplementation(async () => [{ count: note() }]);
  const leaving = new AbortController();
  leaving.abort();
  const visitor = createVisitorDemand('192.0.2.1', leaving.signal);
  await runWithDemand(visitor, () => store.landingParts(BRANDS)).catch(() => undefined);
  await runWithDemand(visitor, () => store.version()).catch(() => undefined);
  expect(demands.length).toBeGreaterThan(0);
  expect(demands.map(({ signal }) => signal.aborted)).toEqual(demands.map(() => false));
});

test('a version that could not be read is read again at once', async () => {
  const { store, version } = createFakeStore();
  version.mockRejectedValueOnce(new StoreUnavailable('busy'));
  await expect(store.version()).rejects.toThrow(StoreUnavailable);
  expect(await store.version()).toBe('1');
});

test('a late failure does not discard a newer version', async () => {
  const { store, version } = createFakeStore();
  const late = Promise.withResolvers<string>();
  version.mockReturnValueOnce(late.promise);
  const first = store.version();
  vi.advanceTimersByTime(501);
  expect(await store.version()).toBe('1');
  late.reject(new StoreUnavailable('busy'));
  await expect(first).rejects.toThrow(StoreUnavailable);
  expect(await store.version()).toBe('1');
  expect(version).toHaveBeenCalledTimes(2);
});
