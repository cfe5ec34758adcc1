import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let state: Record<string, unknown> | null;
let page: EventTarget;
const reload = vi.fn();

beforeEach(() => {
  state = { tree: 'of the router' };
  reload.mockReset();
  page = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    pushState: (next: Record<string, unknown>) => void (state = next),
    replaceState: (next: Record<string, unknown>) => void (state = next),
  });
  return () => vi.unstubAllGlobals();
});

/** Loads the modules as a new document does. */
async function openDocument() {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const [{ onTraversal }, entries] = await Promise.all([
    import('./onTraversal.ts'),
    import('./historyEntry.ts'),
  ]);
  return { onTraversal, ...entries };
}

test('after Back the listener decides, not the router; the entry becomes one of this document, with its note', async () => {
  const { onTraversal, pushEntry } = await openDocument();
  const [listener, router] = [vi.fn(), vi.fn()];
  const stop = onTraversal(createStore(), listener);
  page.addEventListener('popstate', router);
  pushEntry({});
  // An entry that an earlier document has written.
  state = { tree: 'of another document', vvoz: { sheet: true } };
  page.dispatchEvent(new Event('popstate'));
  expect([listener.mock.calls.length, router.mock.calls.length]).toEqual([1, 0]);
  expect(state).toEqual({ tree: 'of the router', vvoz: { sheet: true } });
  stop();
  page.dispatchEvent(new Event('popstate'));
  expect([listener.mock.calls.length, router.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['the visitor went back before the script ran', 'a', 'b', {}, 1],
  ['nobody went anywhere', 'a', 'a', {}, 0],
  ['the visitor followed a fragment', 'a', 'b', null, 0],
])('where %s the page of the address is loaded, once', async (_, loaded, current, entryState, reloads) => {
  state = entryState;
  Object.assign(page, {
    navigation: { activation: { entry: { key: loaded } }, currentEntry: { key: current } },
  });
  const { onTraversal } = await openDocument();
  onTraversal(createStore(), () => undefined);
  onTraversal(createStore(), () => undefined);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
