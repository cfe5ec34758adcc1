import { beforeEach, expect, test, vi } from 'vitest';
import { onRouteChange, watchRoutes, type RouteChange } from './routeChange.ts';

/** Stubs a page at an address; `go` changes the address as a browser does. */
function stubPage(start: string) {
  const page = new EventTarget();
  const navigation = new EventTarget();
  const place = { href: start };
  vi.stubGlobal('window', Object.assign(page, { navigation }));
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', { referrer: 'http://search/' });
  // Another document was on screen before this one was restored.
  vi.stubGlobal('sessionStorage', { getItem: () => 'http://main/kontakty' });
  return {
    page,
    go: (href: string, navigationType: string) => {
      place.href = href;
      navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
    },
    show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
}

beforeEach(() => () => vi.unstubAllGlobals());

test('a document, a restored page, a history step and a new address each raise one event', () => {
  const { go, show } = stubPage('http://main/list#filters');
  const changes: RouteChange[] = [];
  onRouteChange((change) => changes.push(change));
  watchRoutes();
  go('http://main/list/honda', 'push');
  go('http://main/list', 'traverse');
  show(false);
  show(true);
  expect(changes).toEqual([
    { url: 'http://main/list', before: 'http://search/', cause: 'load' },
    { url: 'http://main/list/honda', before: 'http://main/list', cause: 'address' },
    { url: 'http://main/list', before: 'http://main/list/honda', cause: 'history' },
    { url: 'http://main/list', before: 'http://main/kontakty', cause: 'restore' },
  ]);
});

test('a history entry at the same address, or with another fragment, raises no event', () => {
  const { go } = stubPage('http://main/list');
  const subscriber = vi.fn();
  watchRoutes();
  onRouteChange(subscriber);
  go('http://main/list', 'push');
  go('http://main/list#f2', 'traverse');
  expect(subscriber).not.toHaveBeenCalled();
});

test('a stopped subscriber is not called', () => {
  const { go } = stubPage('http://main/list');
  const subscriber = vi.fn();
  onRouteChange(subscriber)();
  watchRoutes();
  go('http://main/other', 'push');
  expect(subscriber).not.toHaveBeenCalled();
});

test('a browser without the Navigation API raises the same events', () => {
  const { page } = stubPage('http://main/list');
  const place = { href: 'http://main/list' };
  const move = (_state: unknown, _title: string, href?: string | URL | null) => {
    place.href = `http://main${String(href)}`;
  };
  const befores: string[] = [];
  vi.stubGlobal('location', place);
  vi.stubGlobal('window', Object.assign(page, { navigation: undefined }));
  vi.stubGlobal('history', { pushState: move, replaceState: move });
  const causes: string[] = [];
  onRouteChange(({ cause, url, before }) => {
    causes.push(`${cause} ${url}`);
    befores.push(before);
  });
  watchRoutes();
  history.pushState(null, '', '/list/honda');
  expect(causes).toHaveLength(2);
  history.replaceState(null, '', '/list/honda');
  place.href = 'http://main/list';
  page.dispatchEvent(new Event('popstate'));
  expect(causes).toEqual([
    'load http://main/list',
    'address http://main/list/honda',
    'history http://main/list',
  ]);
  expect(befores).toEqual(['http://search/', 'http://main/list', 'http://main/list/honda']);
});
