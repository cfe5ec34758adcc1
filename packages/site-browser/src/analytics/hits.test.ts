import { beforeEach, expect, test, vi } from 'vitest';
import type { RouteCause } from '../route/routeChange.ts';
import type { Hit } from './counters/counter.ts';
import { createHits } from './hits.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Opens a tab on a page; `go` shows another page and sets its title a moment later, as a catalogue does. */
function openTab(isAllowed: () => boolean) {
  let title = 'Start';
  let url = 'https://site/';
  let busyUntil = 0;
  const hits = createHits({ isAllowed, readTitle: () => title, isBusy: () => Date.now() < busyUntil });
  const sent: Hit[] = [];
  return {
    hits,
    sent,
    connect: () => hits.connect((hit) => sent.push(hit)),
    load: () => hits.note({ url, before: 'https://search/', cause: 'load' }),
    go: (path: string, cause: RouteCause = 'address', loadingMs = 100) => {
      const before = url;
      url = `https://site${path}`;
      hits.note({ url, before, cause });
      busyUntil = Date.now() + loadingMs;
      setTimeout(() => (title = `Title of ${path}`), loadingMs);
    },
  };
}

test('each page is sent once, with the page before and its own title', () => {
  const { connect, load, go, sent } = openTab(() => true);
  connect();
  load();
  go('/honda');
  vi.runAllTimers();
  go('/', 'history');
  vi.runAllTimers();
  expect(sent).toEqual([
    { url: 'https://site/', referrer: 'https://search/', title: 'Start', cause: 'load' },
    { url: 'https://site/honda', referrer: 'https://site/', title: 'Title of /honda', cause: 'address' },
    { url: 'https://site/', referrer: 'https://site/honda', title: 'Title of /', cause: 'history' },
  ]);
});

test('pages viewed while counters were loading are sent when they have loaded', () => {
  const { connect, load, go, sent } = openTab(() => true);
  load();
  go('/honda');
  vi.runAllTimers();
  go('/fit');
  connect();
  vi.runAllTimers();
  expect(sent.map(({ url }) => url)).toEqual(['https://site/', 'https://site/honda', 'https://site/fit']);
});

test('a consent that comes before the page has settled does not count the page before it', () => {
  let isAllowed = false;
  const { connect, load, go, sent } = openTab(() => isAllowed);
  load();
  go('/honda');
  isAllowed = true;
  connect();
  vi.runAllTimers();
  expect(sent.map(({ url }) => url)).toEqual(['https://site/honda']);
});

test('a consent in the middle of a visit sends the page on screen and none before it', () => {
  let isAllowed = false;
  const { connect, load, go, sent } = openTab(() => isAllowed);
  load();
  go('/honda');
  vi.runAllTimers();
  go('/fit');
  vi.runAllTimers();
  isAllowed = true;
  connect();
  go('/jazz');
  vi.runAllTimers();
  expect(sent.map(({ url }) => url)).toEqual(['https://site/fit', 'https://site/jazz']);
});

test('a page that another follows before it has settled is sent too; a restored one is sent at once', () => {
  const { connect, load, go, sent } = openTab(() => true);
  connect();
  load();
  go('/honda');
  go('/fit');
  go('/list', 'restore');
  expect(sent.map(({ url }) => url)).toEqual([
    'https://site/',
    'https://site/honda',
    'https://site/fit',
    'https://site/list',
  ]);
});

test('a page that soon follows another has the same time to set its title', () => {
  const { connect, load, go, sent } = openTab(() => true);
  connect();
  load();
  go('/honda');
  vi.advanceTimersByTime(400);
  go('/fit');
  vi.runAllTimers();
  expect(sent.map(({ title }) => title)).toEqual(['Start', 'Title of /honda', 'Title of /fit']);
});

test('a limited number of pages is queued', () => {
  const { connect, go, sent } = openTab(() => true);
  for (let page = 0; page < 60; page += 1) {
    go(`/${page}`);
    vi.runAllTimers();
  }
  connect();
  expect(sent).toHaveLength(50);
});

test('a slow page is sent with its own title, one that never settles with the title that it has', () => {
  const { connect, load, go, sent } = openTab(() => true);
  connect();
  load();
  go('/honda', 'address', 3000);
  vi.advanceTimersByTime(4000);
  go('/fit', 'address', 60_000);
  vi.advanceTimersByTime(10_000);
  expect(sent.slice(1).map(({ title }) => title)).toEqual(['Title of /honda', 'Title of /honda']);
});

test('a page that was slow before the consent is sent with the title that it has now', () => {
  let isAllowed = false;
  const { connect, load, go, sent } = openTab(() => isAllowed);
  load();
  go('/honda', 'address', 60_000);
  vi.advanceTimersByTime(61_000);
  isAllowed = true;
  connect();
  expect(sent).toEqual([
    { url: 'https://site/honda', referrer: 'https://site/', title: 'Title of /honda', cause: 'address' },
  ]);
});

test('a page that is left at once is sent too', () => {
  const { connect, hits, load, go, sent } = openTab(() => true);
  connect();
  load();
  go('/honda');
  hits.flush();
  vi.runAllTimers();
  expect(sent.map(({ url }) => url)).toEqual(['https://site/', 'https://site/honda']);
});
