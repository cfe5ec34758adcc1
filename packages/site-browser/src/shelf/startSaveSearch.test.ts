import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { SaveSearchShelf } from '@vvoz/ui/shelf/SaveSearch/defineSaveSearch.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { startSaveSearch } from './startSaveSearch.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const state = vi.hoisted(() => ({
  button: undefined as unknown,
  changeRoute: new Set<() => void>(),
  messages: [] as string[],
  loadTop: vi.fn<(address: string) => Promise<object>>(),
}));
vi.mock('@vvoz/ui/shelf/SaveSearch/defineSaveSearch.ts', () => ({
  defineSaveSearch: (button: SaveSearchShelf) => (state.button = button),
}));
vi.mock('./showMessage.ts', () => ({ showMessage: (text: string) => state.messages.push(text) }));
vi.mock('./loadTopLots.ts', () => ({ loadTopLots: state.loadTop }));
vi.mock('../route/routeChange.ts', () => ({
  onRouteChange: (listener: () => void) => {
    state.changeRoute.add(listener);
    return () => state.changeRoute.delete(listener);
  },
}));
afterAll(() => {
  vi.doUnmock('@vvoz/ui/shelf/SaveSearch/defineSaveSearch.ts');
  vi.doUnmock('./showMessage.ts');
  vi.doUnmock('./loadTopLots.ts');
  vi.doUnmock('../route/routeChange.ts');
  vi.resetModules();
});

const TOP = { count: 12, lots: ['japan/1', 'japan/2'] };
let shelf: Shelf;
let order: string | undefined;
let chips: readonly string[];
let hasPanel: boolean;
const getButton = () => state.button as SaveSearchShelf;
const changeRoute = () => state.changeRoute.forEach((listener) => listener());
const open = (pathname: string, search = '') => vi.stubGlobal('location', { pathname, search });
const settle = () => new Promise((resolve) => void setTimeout(resolve, 5));

beforeEach(() => {
  Object.assign(state, { button: undefined, changeRoute: new Set(), messages: [] });
  state.loadTop.mockReset().mockResolvedValue(TOP);
  order = undefined;
  chips = [];
  hasPanel = true;
  const storage = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { sendBeacon: () => true });
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  vi.stubGlobal('document', {
    title: 'Vvoz',
    getElementById: () => (hasPanel ? {} : null),
    querySelector: (selector: string) => {
      if (selector === 'h1') return { textContent: ' Toyota Prius ' };
      if (selector.startsWith('h1 +')) return { textContent: '1\u00A0248 лотов' };
      return { dataset: { order } };
    },
    querySelectorAll: () => chips.map((textContent) => ({ textContent })),
  });
  open('/japan/toyota');
  shelf = createShelf();
  return () => vi.unstubAllGlobals();
});

test.each([
  ['', undefined, '/japan/toyota'],
  ['?page=3', undefined, '/japan/toyota'],
  ['?year_min=2020&page=3', undefined, '/japan/toyota?year_min=2020'],
  ['?year_min=2020', 'date_asc', '/japan/toyota?year_min=2020&order_by=date_asc'],
  ['?order_by=price_asc', 'date_asc', '/japan/toyota?order_by=price_asc'],
])('the list at %s with the order %s is saved at %s', async (search, ownOrder, address) => {
  open('/japan/toyota', search);
  order = ownOrder;
  startSaveSearch(shelf);
  getButton().toggle();
  await settle();
  expect(shelf.read('searches')).toMatchObject([{ address, count: 12, known: TOP.lots }]);
  expect(getButton().isSaved()).toBe(true);
  expect(state.messages).toHaveLength(1);
});

test('the title has the conditions; until the site answers, the count is that of the page', async () => {
  chips = ['2020–2024', ' до 100 000 км ', ''];
  state.loadTop.mockRejectedValue(new Error('no network'));
  startSaveSearch(shelf);
  getButton().toggle();
  await settle();
  expect(shelf.read('searches')).toMatchObject([
    { title: 'Toyota Prius: 2020–2024, до 100 000 км', count: 1248, known: [] },
  ]);
});

test('a second press removes the search', async () => {
  startSaveSearch(shelf);
  getButton().toggle();
  getButton().toggle();
  await settle();
  expect(shelf.read('searches')).toEqual([]);
  expect(getButton().isSaved()).toBe(false);
});

test('opening a saved list marks it as seen; another list asks for nothing', async () => {
  shelf.put('searches', { address: '/japan/toyota', title: 'Toyota', count: 3, known: ['japan/0'], at: 1 });
  startSaveSearch(shelf);
  open('/japan/honda');
  changeRoute();
  await settle();
  expect(state.loadTop).not.toHaveBeenCalled();
  open('/japan/toyota', '?page=2');
  changeRoute();
  await settle();
  expect(shelf.read('searches')).toMatchObject([{ count: 12, known: TOP.lots }]);
  expect(shelf.read('searches')[0]?.at).toBeGreaterThan(1);
});

test('a list that the visitor leaves while its lots load is marked, not the next one', async () => {
  const top = Promise.withResolvers<object>();
  state.loadTop.mockReturnValueOnce(top.promise);
  shelf.put('searches', { address: '/japan/honda', title: 'Honda', count: 3, known: ['japan/0'], at: 1 });
  startSaveSearch(shelf);
  getButton().toggle();
  open('/japan/honda');
  top.resolve(TOP);
  await settle();
  expect(state.loadTop.mock.calls).toEqual([['/japan/toyota']]);
  expect(shelf.read('searches').map(({ address, known }) => [address, known])).toEqual([
    ['/japan/toyota', TOP.lots],
    ['/japan/honda', ['japan/0']],
  ]);
});

test('a list whose lots do not load is as unseen as before', async () => {
  const saved = { address: '/japan/toyota', title: 'Toyota', count: 3, known: ['japan/0'], at: 1 };
  shelf.put('searches', saved);
  state.loadTop.mockRejectedValue(new Error('no network'));
  startSaveSearch(shelf);
  changeRoute();
  await settle();
  expect(shelf.read('searches')).toEqual([saved]);
});

test('the button follows route and shelf until it is removed', () => {
  startSaveSearch(shelf);
  const listener = vi.fn();
  const stop = getButton().subscribe(listener);
  listener.mockClear();
  changeRoute();
  const { length: calls } = listener.mock.calls;
  expect(calls).toBeGreaterThan(0);
  shelf.put('searches', { address: '/korea', title: 'Корея', count: 3, known: [], at: 1 });
  expect(listener.mock.calls.length).toBeGreaterThan(calls);
  stop();
  listener.mockClear();
  changeRoute();
  shelf.clear('searches');
  expect(listener).not.toHaveBeenCalled();
});

test('a page without the panel has no button', () => {
  hasPanel = false;
  startSaveSearch(shelf);
  expect(state.button).toBeUndefined();
});
