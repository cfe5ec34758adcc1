import { expect, test, vi } from 'vitest';
import type { CatalogueStore } from './CatalogueStore.ts';
import { keepWarm } from './keepWarm.ts';

test('counts each catalogue once per version, continues after a failure, and stops on request', async () => {
  vi.useFakeTimers();
  let version = '1';
  const requested: string[] = [];
  const medians: string[] = [];
  const store = {
    version: async () => version,
    facets: async (type: string, requests: readonly unknown[]) => {
      requested.push(type);
      return requests.map(() => []);
    },
    histograms: async (_: string, requests: readonly unknown[]) => requests.map(() => ({ bins: [] })),
    medians: async ({ type }: { type: string }) => {
      medians.push(type);
      return [];
    },
  } as unknown as CatalogueStore;
  const onError = vi.fn<(error: unknown) => void>();
  const end = keepWarm({ store, types: ['japan', 'bike'], onError });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(new Set(requested)).toEqual(new Set(['japan', 'bike']));
  expect(medians).toEqual(['japan', 'bike']);
  const once = requested.length;

  vi.spyOn(store, 'version').mockRejectedValueOnce(new Error('busy'));
  version = '2';
  await vi.advanceTimersByTimeAsync(20_000);
  expect([requested.length, onError.mock.calls.length]).toEqual([once * 2, 1]);

  end();
  version = '3';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requested.length).toBe(once * 2);
  vi.useRealTimers();
});
