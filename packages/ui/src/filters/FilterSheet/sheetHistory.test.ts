import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { adoptSheet, closeSheet, isSheetOpen, openSheet, syncSheet } from './sheetHistory.ts';

interface Entry {
  readonly state: unknown;
  readonly href: string;
}

/** A browser's history; `isRail`: the window is wide; `isDeaf`: steps back are not reported. */
let entries: Entry[];
let at: number;
let isRail: boolean;
let isDeaf: boolean;
const steps: string[] = [];
const place = () => entries[at]?.href ?? '';

beforeEach(() => {
  entries = [{ state: null, href: 'https://site/japan' }];
  [at, isRail, isDeaf] = [0, false, false];
  steps.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  const page = new EventTarget();
  const write = (state: unknown, href?: string): Entry => ({
    state,
    href: new URL(href ?? '', place()).href + (href === undefined ? new URL(place()).hash : ''),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('matchMedia', () => ({ matches: isRail }));
  vi.stubGlobal('location', {
    get href() {
      return place();
    },
    get pathname() {
      return new URL(place()).pathname;
    },
    get search() {
      return new URL(place()).search;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state;
    },
    pushState: (state: unknown, _: string, href?: string) => {
      entries.splice(at + 1, Infinity, write(state, href));
      at += 1;
    },
    replaceState: (state: unknown, _: string, href?: string) => void (entries[at] = write(state, href)),
    back: () => {
      steps.push('back');
      if (isDeaf) return;
      at -= 1;
      page.dispatchEvent(new Event('popstate'));
    },
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('an open sheet has one entry, and closing it goes back after the paint', async () => {
  const store = createStore();
  expect([openSheet(store), openSheet(store), entries.length]).toEqual([true, true, 2]);
  let isClosed = false;
  void closeSheet(store).then(() => (isClosed = true));
  // A second press while it closes.
  void closeSheet(store);
  expect([isSheetOpen(store), steps.length, isClosed]).toEqual([false, 0, false]);
  await vi.advanceTimersByTimeAsync(50);
  expect([steps, at, isClosed]).toEqual([['back'], 0, true]);
});

test('a step back that the browser does not report is not waited for without end', async () => {
  const store = createStore();
  isDeaf = true;
  openSheet(store);
  let isClosed = false;
  void closeSheet(store).then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(400);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(150);
  expect(isClosed).toBe(true);
});

test('where the address has changed meanwhile the entry stays, as an ordinary one', async () => {
  const store = createStore();
  openSheet(store);
  history.replaceState(history.state, '', '/japan?color=white');
  void closeSheet(store);
  await vi.advanceTimersByTimeAsync(50);
  expect([steps, at, place()]).toEqual([[], 1, 'https://site/japan?color=white']);
  syncSheet(store);
  expect(isSheetOpen(store)).toBe(false);
});

test('a sheet that the address has opened has no entry; closing it drops the fragment', async () => {
  const store = createStore();
  entries = [{ state: null, href: 'https://site/japan?color=white#filters' }];
  adoptSheet(store);
  expect([isSheetOpen(store), entries.length]).toEqual([true, 1]);
  void closeSheet(store);
  await vi.advanceTimersByTimeAsync(50);
  expect([steps, place()]).toEqual([[], 'https://site/japan?color=white']);
});

test('Back closes the sheet, Forward opens it again', () => {
  const store = createStore();
  openSheet(store);
  at = 0;
  syncSheet(store);
  expect(isSheetOpen(store)).toBe(false);
  at = 1;
  syncSheet(store);
  expect(isSheetOpen(store)).toBe(true);
});

test('closing a sheet that is closed touches no entry', async () => {
  const store = createStore();
  entries = [{ state: null, href: 'https://site/japan#f2' }];
  await closeSheet(store);
  expect([entries[0]?.state, place(), steps]).toEqual([null, 'https://site/japan#f2', []]);
});

test('beside the list there is nothing to open', () => {
  const store = createStore();
  openSheet(store);
  isRail = true;
  syncSheet(store);
  expect([isSheetOpen(store), openSheet(store), isSheetOpen(store)]).toEqual([false, false, false]);
  adoptSheet(store);
  expect(isSheetOpen(store)).toBe(false);
});
