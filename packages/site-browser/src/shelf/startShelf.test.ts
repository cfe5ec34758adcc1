import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { LotToolsShelf } from '@vvoz/ui/shelf/LotTools/defineLotTools.ts';
import { SHELF_LISTS } from './shelfLists.ts';
import { startShelf } from './startShelf.ts';

type StartedShelf = NonNullable<Parameters<typeof startShelf>[0]>;

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const state = vi.hoisted(() => ({
  tools: undefined as unknown,
  calls: [] as unknown[],
  sharing: undefined as object | undefined,
  news: vi.fn<(lots: readonly string[]) => Promise<object[]>>(),
}));
vi.mock('@vvoz/ui/shelf/LotTools/defineLotTools.ts', () => ({
  defineLotTools: (tools: unknown) => (state.tools = tools),
}));
vi.mock('./loadLotNews.ts', () => ({ loadLotNews: state.news }));
vi.mock('./pageShelf.ts', () => ({ pageShelf: {} }));
vi.mock('./readSnapshot.ts', () => ({ readSnapshot: (bar: { lot: object }) => bar.lot }));
vi.mock('./showCounts.ts', () => ({ showCounts: () => state.calls.push('counts') }));
vi.mock('./showMessage.ts', () => ({
  prepareMessages: () => state.calls.push('prepare'),
  showMessage: (...message: unknown[]) => state.calls.push(message),
}));
vi.mock('./startSaveSearch.ts', () => ({ startSaveSearch: () => state.calls.push('save search') }));
vi.mock('./startSharing.ts', () => ({
  readSharingOptions: () => state.sharing,
  startSharing: (_: unknown, options: object) => state.calls.push(['share', options]),
}));
afterAll(() => {
  vi.doUnmock('@vvoz/ui/shelf/LotTools/defineLotTools.ts');
  vi.doUnmock('./loadLotNews.ts');
  vi.doUnmock('./pageShelf.ts');
  vi.doUnmock('./readSnapshot.ts');
  vi.doUnmock('./showCounts.ts');
  vi.doUnmock('./showMessage.ts');
  vi.doUnmock('./startSaveSearch.ts');
  vi.doUnmock('./startSharing.ts');
  vi.resetModules();
});

const LOT = { lot: 'japan/1', title: 'Toyota Prius', state: 'live' } as const;
let outcome: 'put' | 'removed' | 'full';
let isOnPageOnly: boolean;
const subscribers = new Map<string, () => void>();
const shelf = {
  has: () => false,
  put: (...put: unknown[]) => state.calls.push(['put', ...put]),
  refresh: (...refreshed: unknown[]) => state.calls.push(['refresh', ...refreshed]),
  toggle: () => outcome,
  isOnPageOnly: () => isOnPageOnly,
  subscribe: (list: string, listener: () => void) => {
    subscribers.set(list, listener);
    return () => subscribers.delete(list);
  },
} as unknown as StartedShelf;
const reportBug = vi.fn();

/** Opens a page; `bar` are the buttons of the lot whose own page it is. */
const open = (bar: object | null) => {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'lot-tools[data-snapshot]' ? bar : null),
  });
  startShelf(shelf);
  return state.tools as LotToolsShelf;
};

beforeEach(() => {
  Object.assign(state, { tools: undefined, calls: [], sharing: undefined });
  state.news.mockReset().mockResolvedValue([{ lot: 'japan/1', cells: {} }]);
  outcome = 'put';
  isOnPageOnly = false;
  subscribers.clear();
  reportBug.mockReset();
  vi.stubGlobal('reportError', reportBug);
  return () => vi.unstubAllGlobals();
});

test('a lot whose own page is open counts as seen now; a list of lots does not', () => {
  vi.useFakeTimers({ now: 1000 });
  open({ lot: LOT });
  vi.useRealTimers();
  expect(state.calls).toContainEqual(['put', 'seen', { ...LOT, at: 1000 }]);
  state.calls = [];
  open(null);
  expect(state.calls).toEqual(['prepare', 'counts', 'save search']);
});

test('hosts with a common domain share favourites', () => {
  state.sharing = { domain: 'vvoz.example', isSecure: true };
  open(null);
  expect(state.calls).toContainEqual(['share', state.sharing]);
});

test('a full list says so, with a link to it', () => {
  outcome = 'full';
  open(null).toggle('compare', LOT);
  expect(state.calls.at(-1)).toEqual([SHELF_LISTS.compare.full, { href: '/sravnenie', label: 'Открыть' }]);
  expect(state.news).not.toHaveBeenCalled();
});

test('a browser that stores nothing is said to', () => {
  isOnPageOnly = true;
  outcome = 'removed';
  open(null).toggle('favourites', LOT);
  expect(state.calls.at(-1)).toEqual([expect.stringContaining('не даёт сохранить')]);
  outcome = 'full';
  open(null).toggle('compare', LOT);
  expect(state.calls.at(-1), 'a full list is the reason that helps').toContain(SHELF_LISTS.compare.full);
});

test('a lot whose texts do not load stays with those of its card', async () => {
  const failure = new TypeError('broken');
  state.news.mockRejectedValue(failure);
  const tools = open(null);
  state.calls = [];
  tools.toggle('favourites', LOT);
  await vi.waitFor(() => expect(reportBug).toHaveBeenCalledExactlyOnceWith(failure));
  expect(state.calls).toEqual([]);
});

test('what a card does not know is loaded for both lists, once the lot is put on one', async () => {
  const tools = open(null);
  state.calls = [];
  tools.toggle('favourites', LOT);
  const news = await state.news.mock.results[0]?.value;
  await Promise.resolve();
  expect(state.news).toHaveBeenCalledExactlyOnceWith(['japan/1']);
  expect(state.calls).toEqual([
    ['refresh', 'favourites', news],
    ['refresh', 'compare', news],
  ]);
  outcome = 'removed';
  tools.toggle('favourites', LOT);
  outcome = 'put';
  tools.toggle('favourites', { ...LOT, cells: {} });
  expect(state.news).toHaveBeenCalledOnce();
});

test('the buttons follow both lists until they go', () => {
  const follow = vi.fn();
  const stop = open(null).subscribe(follow);
  for (const tell of subscribers.values()) tell();
  expect([...subscribers.keys()]).toEqual(['favourites', 'compare']);
  expect(follow).toHaveBeenCalledTimes(2);
  stop();
  expect(subscribers.size).toBe(0);
});
