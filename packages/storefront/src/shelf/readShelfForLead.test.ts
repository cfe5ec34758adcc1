import { afterEach, expect, test, vi } from 'vitest';
import { readShelfForLead } from './readShelfForLead.ts';

afterEach(() => vi.unstubAllGlobals());

test('the request names the favourites of the device', () => {
  const stored = JSON.stringify([
    { lot: 'japan/2', title: 'Honda', state: 'live', at: 2 },
    { lot: 'japan/1', title: 'Toyota', state: 'sold', at: 1 },
  ]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'vvoz.favourites.1' ? stored : null) });
  expect(readShelfForLead()).toEqual(['japan/2', 'japan/1']);
});

test('forbidden storage is an empty shelf', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readShelfForLead()).toEqual([]);
});
