import { beforeEach, expect, test, vi } from 'vitest';
import { leaveCover, onCoverLeft, pushCover } from './coverEntry.ts';

/** A browser's history with one entry, and a page that hears its steps. */
function stubHistory() {
  const page = new EventTarget();
  const entries: unknown[] = [null];
  let at = 0;
  const history = {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => {
      entries.splice(at + 1, Infinity, state);
      at += 1;
    },
    back: () => {
      at -= 1;
      page.dispatchEvent(new Event('popstate'));
    },
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', history);
  return { history, count: () => entries.length, isAtStart: () => at === 0 };
}

beforeEach(() => () => vi.unstubAllGlobals());

test('an overlay that opens twice has one entry, so that one step back closes it', () => {
  const { history, count, isAtStart } = stubHistory();
  const close = vi.fn();
  pushCover();
  pushCover();
  expect(count()).toBe(2);
  const stop = onCoverLeft(close);
  history.back();
  expect(isAtStart()).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  stop();
});

test('a step to the entry of an overlay does not close it', () => {
  stubHistory();
  const close = vi.fn();
  pushCover();
  const stop = onCoverLeft(close);
  window.dispatchEvent(new Event('popstate'));
  expect(close).not.toHaveBeenCalled();
  stop();
});

test('an overlay that is closed in another way leaves no entry that Back has to cross', () => {
  const { isAtStart } = stubHistory();
  pushCover();
  leaveCover();
  expect(isAtStart()).toBe(true);
  // There is none to leave any more.
  leaveCover();
  expect(isAtStart()).toBe(true);
});

test('later steps through the history belong to the page again', () => {
  const { history } = stubHistory();
  const follow = vi.fn();
  history.pushState(null);
  pushCover();
  leaveCover();
  window.addEventListener('popstate', follow);
  history.back();
  expect(follow).toHaveBeenCalledOnce();
});
