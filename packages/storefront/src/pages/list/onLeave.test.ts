import { beforeEach, expect, test, vi } from 'vitest';
import { onLeave } from './onLeave.ts';

let page: EventTarget & { navigation?: EventTarget };

/** A link to another document is followed. */
const follow = (fields: object = {}) =>
  page.navigation?.dispatchEvent(
    Object.assign(new Event('navigate'), {
      destination: { sameDocument: false },
      downloadRequest: null,
      ...fields,
    }),
  );
const fire = (type: string) => page.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), {
    navigation: new EventTarget(),
    setTimeout: (work: () => void) => setTimeout(work, 0),
  });
  vi.stubGlobal('window', page);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a followed link is a leave after its request, and the end of the page is not another one', () => {
  const leave = vi.fn();
  onLeave(leave);
  follow();
  expect(leave).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(leave).toHaveBeenCalledTimes(1);
  fire('pagehide');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a page that ends at once is left once', () => {
  const leave = vi.fn();
  onLeave(leave);
  follow();
  fire('pagehide');
  vi.runAllTimers();
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each(['scroll', 'pointerdown', 'keydown'])('after %s the end of the page is a leave again', (action) => {
  const leave = vi.fn();
  onLeave(leave);
  follow();
  vi.runAllTimers();
  fire(action);
  fire('pagehide');
  expect(leave).toHaveBeenCalledTimes(2);
});

test('a page that the browser keeps can be left a second time', () => {
  const leave = vi.fn();
  onLeave(leave);
  follow();
  vi.runAllTimers();
  fire('pagehide');
  fire('pagehide');
  expect(leave).toHaveBeenCalledTimes(2);
});

test('an entry of the same document and a download are not leaves; neither is anything after the stop', () => {
  const leave = vi.fn();
  const stop = onLeave(leave);
  follow({ destination: { sameDocument: true } });
  follow({ downloadRequest: 'price.pdf' });
  vi.runAllTimers();
  expect(leave).not.toHaveBeenCalled();
  stop();
  follow();
  vi.runAllTimers();
  fire('pagehide');
  expect(leave).not.toHaveBeenCalled();
});

test('a browser that reports no navigations tells about a leave at the end of the page', () => {
  delete page.navigation;
  const leave = vi.fn();
  onLeave(leave);
  fire('pagehide');
  expect(leave).toHaveBeenCalledTimes(1);
});
