import { createStore, type Atom } from 'jotai/vanilla';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { loadHooks } from '@vvoz/ui/primitives/testing/loadHooks.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', new URL('https://vvoz.test/japan'));
  vi.stubGlobal('history', { state: null, pushState: () => undefined });
  return () => vi.unstubAllGlobals();
});

/** The hook in a component that counts how often it would have to be rendered again. */
async function open() {
  const store = createStore();
  const again = vi.fn();
  vi.doMock('jotai/react', () => ({
    useAtomValue: <Value>(atom: Atom<Value>) => {
      onTestFinished(store.sub(atom, again));
      return store.get(atom);
    },
  }));
  onTestFinished(() => vi.doUnmock('jotai/react'));
  const loaded = await loadHooks(async () => ({
    ...(await import('./useStaged.ts')),
    ...(await import('@vvoz/ui/filters/FilterSheet/sheetHistory.ts')),
  }));
  return { ...loaded, store, again };
}

test('JavaScript takes over a closed sheet without rendering the list again: that would hydrate all of it at once', async () => {
  const { hooks, render, store, again } = await open();
  expect(render(() => hooks.useStaged(parseCatalogueUrl('')))).toBe(false);
  hooks.syncSheet(store);
  expect(again).not.toHaveBeenCalled();
});

test('filters are staged only while they differ from those of the list under the open sheet', async () => {
  const { hooks, render, store, again } = await open();
  const [listed, chosen] = [parseCatalogueUrl(''), parseCatalogueUrl('color=white')];
  const isStaged = (query = listed) => render(() => hooks.useStaged(query));
  expect(isStaged()).toBe(false);
  hooks.openSheet(store);
  expect(again).toHaveBeenCalled();
  expect([isStaged(), isStaged(chosen), isStaged()]).toEqual([false, true, false]);
  expect(isStaged(chosen)).toBe(true);
  hooks.syncSheet(store);
  expect([isStaged(chosen), isStaged(listed)]).toEqual([false, false]);
});
