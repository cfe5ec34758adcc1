import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { loadHooks } from '@vvoz/ui/primitives/testing/loadHooks.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', new URL('https://vvoz.test/japan'));
  vi.stubGlobal('history', { state: null, pushState: () => undefined });
  return () => vi.unstubAllGlobals();
});

/** The hook in a component, and how often the store can cause it to be rendered again. */
async function open() {
  const store = createStore();
  let followed = 0;
  const sub: typeof store.sub = (...parameters) => {
    const stop = store.sub(...parameters);
    followed += 1;
    return () => {
      stop();
      followed -= 1;
    };
  };
  vi.doMock('jotai/react', () => ({ useStore: () => ({ ...store, sub }) }));
  onTestFinished(() => vi.doUnmock('jotai/react'));
  const { hooks, render } = await loadHooks(async () => ({
    ...(await import('./useStaged.ts')),
    ...(await import('@vvoz/ui/filters/FilterSheet/sheetHistory.ts')),
  }));
  const isStaged = (search: string) => render(() => hooks.useStaged(parseCatalogueUrl(search)));
  return { hooks, store, isStaged, countFollowed: () => followed };
}

test('the list is not rendered again when JavaScript takes over the sheet, nor when the sheet opens', async () => {
  const { hooks, store, isStaged, countFollowed } = await open();
  expect([isStaged(''), countFollowed()]).toEqual([false, 0]);
  hooks.syncSheet(store);
  hooks.openSheet(store);
  expect([isStaged(''), countFollowed()]).toEqual([false, 0]);
});

test('filters are staged while they differ from those of the list under the open sheet, until it closes', async () => {
  const { hooks, store, isStaged, countFollowed } = await open();
  isStaged('');
  hooks.openSheet(store);
  expect([isStaged('color=white'), countFollowed()]).toEqual([true, 1]);
  expect([isStaged(''), countFollowed()]).toEqual([false, 0]);
  expect([isStaged('color=white'), countFollowed()]).toEqual([true, 1]);
  hooks.syncSheet(store);
  expect([isStaged('color=white'), countFollowed()]).toEqual([false, 0]);
  // «Показать» has applied them: the list has them when the sheet opens again.
  hooks.openSheet(store);
  expect([isStaged('color=white'), isStaged('color=black')]).toEqual([false, true]);
});
