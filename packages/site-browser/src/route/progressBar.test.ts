import { beforeEach, expect, test, vi } from 'vitest';
import { startProgressBar } from './progressBar.ts';

let shown: Set<object>;
let isBusy: boolean;
let look: () => void;
let watched: MutationObserverInit | undefined;
let navigation: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  shown = new Set();
  isBusy = false;
  navigation = new EventTarget();
  const bar = { dataset: {}, remove: () => void shown.delete(bar) };
  vi.stubGlobal('document', {
    createElement: () => bar,
    querySelector: () => (isBusy ? {} : null),
    body: { append: (element: object) => shown.add(element) },
  });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { navigation, setTimeout: globalThis.setTimeout }),
  );
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = (_page: unknown, changes: MutationObserverInit) => {
        watched = changes;
      };
      constructor(callback: () => void) {
        look = callback;
      }
    },
  );
  startProgressBar();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const setBusy = (busy: boolean) => {
  isBusy = busy;
  look();
};
const leave = (more: object = {}) =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate'), {
      destination: { sameDocument: false },
      downloadRequest: null,
      ...more,
    }),
  );
/** Passes time, and returns whether the bar is shown then. */
const wait = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return shown.size > 0;
};

test('a part that loads for longer than a moment has a bar until it is there', () => {
  setBusy(true);
  expect(wait(199)).toBe(false);
  // Changes elsewhere do not begin the wait again.
  look();
  expect(wait(1)).toBe(true);
  setBusy(false);
  expect(shown.size).toBe(0);
  expect([wait(300), wait(10_000)]).toEqual([false, false]);
});

test('the bar looks again when a part anywhere in the page begins or ends to load, or is removed', () => {
  expect(watched).toEqual({ attributeFilter: ['aria-busy'], childList: true, subtree: true });
});

test('a quick part has none, and the next one waits as long', () => {
  setBusy(true);
  wait(150);
  setBusy(false);
  setBusy(true);
  expect([wait(199), wait(1)]).toEqual([false, true]);
});

test('a new document has one, which ends when there is none after five seconds', () => {
  leave();
  expect(wait(200)).toBe(true);
  // A part of the page that is left is of no interest.
  setBusy(false);
  expect([wait(4999), wait(1)]).toEqual([true, false]);
  leave();
  expect(wait(200)).toBe(true);
});

test('a page that comes back from the back/forward cache has none, and hides the next one in time', () => {
  leave();
  wait(200);
  window.dispatchEvent(new Event('pagehide'));
  expect(shown.size).toBe(0);
  setBusy(true);
  expect(wait(200)).toBe(true);
  setBusy(false);
  expect(shown.size).toBe(0);
});

test.each([
  ['an address of this document', { destination: { sameDocument: true } }],
  ['a download', { downloadRequest: 'price.pdf' }],
])('%s has none', (_, more) => {
  leave(more);
  expect(wait(1000)).toBe(false);
});
