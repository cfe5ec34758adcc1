import { atom, createStore } from 'jotai/vanilla';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { packTransfer } from '@vvoz/site-browser/shelf/transfer/transferText.ts';
import { loadHooks } from '@vvoz/ui/primitives/testing/loadHooks.ts';
import type { SavedSearch } from '@vvoz/site-browser/shelf/savedSearch.ts';

const SHELF = '@vvoz/site-browser/shelf/pageShelf.ts';
const ADD = '@vvoz/site-browser/shelf/transfer/addTransfer.ts';
const TOP = '@vvoz/site-browser/shelf/loadTopLots.ts';
const NEWS = '@vvoz/site-browser/shelf/loadLotNews.ts';
const OUTAGE = '@vvoz/site-browser/page/outage.ts';

const transfer = { favourites: ['japan/1', 'japan/2'], compare: [] };
const page = Object.assign(new EventTarget(), { hash: '', search: '' });
let add = async (): Promise<void> => undefined;

beforeEach(() => {
  Object.assign(page, { hash: `#p=${packTransfer(transfer)}`, search: '' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', {
    pathname: '/izbrannoe',
    get search() {
      return page.search;
    },
    get hash() {
      return page.hash;
    },
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, href: string) => {
      const { search, hash } = new URL(href, 'https://vvoz.test/izbrannoe');
      Object.assign(page, { search, hash });
    },
  });
  return () => vi.unstubAllGlobals();
});

function mock(path: string, module: object): void {
  vi.doMock(path, () => module);
  onTestFinished(() => vi.doUnmock(path));
}

async function openIncoming() {
  mock(SHELF, { pageShelf: {} });
  mock(ADD, { addTransfer: () => add(), listNewLots: () => transfer.favourites });
  const report = vi.fn();
  mock(OUTAGE, { reportBug: report });
  const { hooks, render, unmount } = await loadHooks(() => import('./useIncoming.ts'));
  const show = () => render(() => hooks.useIncoming());
  return { atFirst: show(), show, report, unmount };
}

test('the lots of a link are added when the visitor says so, and then the link is no longer in the address', async () => {
  page.search = '?utm=1';
  const { atFirst, show } = await openIncoming();
  expect(atFirst).toMatchObject({ incoming: undefined, fresh: 0, state: 'asking' });
  expect(show()).toMatchObject({ incoming: transfer, fresh: 2, state: 'asking' });
  let finish = () => undefined as void;
  add = () => new Promise((resolve) => (finish = resolve));
  show().accept();
  expect([show().state, page.hash === '']).toEqual(['adding', false]);
  finish();
  await vi.waitFor(() => expect(show().state).toBe('done'));
  // A reload must not ask again.
  expect([page.hash, page.search]).toEqual(['', '?utm=1']);
});

test('after a failure the visitor can try again: the link stays', async () => {
  const { show, report } = await openIncoming();
  add = () => Promise.reject(new Error('no network'));
  show().accept();
  await vi.waitFor(() => expect(show().state).toBe('failed'));
  expect(page.hash).not.toBe('');
  expect(report).toHaveBeenCalledOnce();
  add = async () => undefined;
  show().accept();
  await vi.waitFor(() => expect(show().state).toBe('done'));
});

test('another link in the same page asks again; a refusal takes it out of the address', async () => {
  const { show, unmount } = await openIncoming();
  add = async () => undefined;
  show().accept();
  await vi.waitFor(() => expect(show().state).toBe('done'));
  page.hash = `#p=${packTransfer({ favourites: [], compare: ['korea/3'] })}`;
  page.dispatchEvent(new Event('hashchange'));
  expect(show()).toMatchObject({ incoming: { compare: ['korea/3'] }, state: 'asking' });
  show().dismiss();
  expect([show().incoming, page.hash]).toEqual([undefined, '']);
  unmount();
  page.hash = `#p=${packTransfer(transfer)}`;
  page.dispatchEvent(new Event('hashchange'));
  expect(show().incoming).toBeUndefined();
});

test('a damaged link has nothing to add', async () => {
  page.hash = '#p=1japan:1';
  const { show } = await openIncoming();
  const { accept, ...shown } = show();
  expect(shown).toMatchObject({ incoming: 'damaged', fresh: 0, state: 'asking' });
  accept();
  await new Promise(setImmediate);
  expect(show().state).toBe('asking');
});

test('each saved search that can be counted shows its new lots, also when another one fails', async () => {
  const search = (address: string): SavedSearch => ({
    address,
    title: address,
    count: 1,
    known: ['japan/1'],
    at: 0,
  });
  mock(OUTAGE, { reportBug: () => undefined });
  mock(TOP, {
    loadTopLots: async (address: string) => {
      if (address === '/b') throw new Error('no network');
      return {
        count: 3,
        lots: address === '/a' ? ['japan/9', 'japan/1'] : ['japan/9', 'japan/8', 'japan/1'],
      };
    },
  });
  const { hooks, render } = await loadHooks(() => import('./useFreshCounts.ts'));
  const searches = ['/a', '/b', '/c'].map(search);
  const show = () => render(() => hooks.useFreshCounts(searches));
  show();
  await vi.waitFor(() =>
    expect(show()).toEqual({
      '/a': { fresh: { count: 1, more: false } },
      '/c': { fresh: { count: 2, more: false } },
    }),
  );
});

test('a search that is saved meanwhile is counted too, with the chance of its budget', async () => {
  mock(OUTAGE, { reportBug: () => undefined });
  mock(TOP, { loadTopLots: async () => ({ count: 1, lots: ['japan/1'], chance: 0.7 }) });
  const { hooks, render } = await loadHooks(() => import('./useFreshCounts.ts'));
  const show = (...addresses: readonly string[]) => {
    const searches = addresses.map((address) => ({
      address,
      title: 'a',
      count: 1,
      known: ['japan/1'],
      at: 0,
    }));
    return render(() => hooks.useFreshCounts(searches));
  };
  show('/a');
  await vi.waitFor(() => expect(Object.keys(show('/a'))).toEqual(['/a']));
  show('/b', '/a');
  await vi.waitFor(() => expect(Object.keys(show('/b', '/a')).toSorted()).toEqual(['/a', '/b']));
  expect(show('/b', '/a')['/b']?.chance).toContain('7 из');
  // As many as before.
  show('/c', '/a');
  await vi.waitFor(() => expect(show('/c', '/a')).toHaveProperty('/c'));
});

test('a page that is left counts no further', async () => {
  const asked: string[] = [];
  mock(OUTAGE, { reportBug: () => undefined });
  mock(TOP, {
    loadTopLots: async (address: string) => {
      asked.push(address);
      return { count: 0, lots: [] };
    },
  });
  const { hooks, render, unmount } = await loadHooks(() => import('./useFreshCounts.ts'));
  render(() =>
    hooks.useFreshCounts(
      ['/a', '/b'].map((address) => ({ address, title: 'a', count: 0, known: [], at: 0 })),
    ),
  );
  unmount();
  await new Promise(setImmediate);
  expect(asked).toEqual(['/a']);
});

const makeLots = (...ids: readonly string[]) =>
  ids.map((id) => ({ lot: `japan/${id}`, title: id, state: 'live' as const, at: 1 }));

test('the last lot that was removed alone can be put back until a lot is added', async () => {
  const { hooks, render } = await loadHooks(() => import('./useRemoved.ts'));
  const show = (...ids: readonly string[]) => {
    const lots = makeLots(...ids);
    render(() => hooks.useRemoved(lots));
    return render(() => hooks.useRemoved(lots))?.title;
  };
  expect(show('a', 'b', 'c', 'd')).toBeUndefined();
  expect(show('a', 'c', 'd')).toBe('b');
  expect(show('a', 'd')).toBe('c');
  // The texts of a lot were loaded.
  expect(show('a', 'd')).toBe('c');
  // Another tab has removed all: the last one alone is still offered.
  expect(show()).toBe('c');
  expect(show('c')).toBeUndefined();
});

/** The news of the lots on two lists; `asked` are the lots that were asked for, `refreshed` the lists that got them. */
async function followNews(answer: () => Promise<readonly object[]>) {
  const asked: (readonly string[])[] = [];
  const refreshed: string[] = [];
  const lists: Record<string, readonly object[]> = {
    favourites: makeLots('1', '2'),
    seen: makeLots('2', '3'),
  };
  mock(SHELF, {
    pageShelf: {
      read: (name: string) => lists[name],
      refresh: (name: string, news: readonly object[]) => refreshed.push(`${name} ${news.length}`),
    },
  });
  mock(NEWS, {
    loadLotNews: async (keys: readonly string[]) => {
      asked.push(keys);
      return answer();
    },
  });
  const report = vi.fn();
  mock(OUTAGE, { reportBug: report });
  const { hooks, render, unmount } = await loadHooks(() => import('./useShelf.ts'));
  const names = ['favourites', 'seen'] as const;
  const show = (shown: readonly (typeof names)[number][] = names) => render(() => hooks.useLotNews(shown));
  return { asked, refreshed, lists, report, show, unmount };
}

test('the state of each lot is asked for once, for all lists, and again when the network is back', async () => {
  const { asked, refreshed, lists, show, unmount } = await followNews(async () => [{}]);
  expect(show()).toBe('loading');
  await vi.waitFor(() => expect(show()).toBe('fresh'));
  expect(asked).toEqual([['japan/1', 'japan/2', 'japan/3']]);
  expect(refreshed).toEqual(['favourites 1', 'seen 1']);
  lists['seen'] = makeLots('4');
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(refreshed).toHaveLength(4));
  expect(asked[1]).toEqual(['japan/1', 'japan/2', 'japan/4']);
  unmount();
  page.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(2);
});

test('without a network the texts of the device stay, until it is back', async () => {
  let answer = (): Promise<readonly object[]> => Promise.reject(new Error('no network'));
  const { refreshed, report, show } = await followNews(() => answer());
  show();
  await vi.waitFor(() => expect(show()).toBe('failed'));
  expect([refreshed, report.mock.calls.length]).toEqual([[], 1]);
  answer = async () => [];
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(show()).toBe('fresh'));
});

test('lots of another list are loaded when it comes on screen', async () => {
  const { asked, show } = await followNews(async () => []);
  show();
  show(['seen']);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual(['japan/2', 'japan/3']);
});

test('a list shows the items of the shelf of the page', async () => {
  const store = createStore();
  const atoms: Record<string, object> = { favourites: atom(makeLots('1')), seen: atom(makeLots('2')) };
  mock(SHELF, { pageShelf: { store } });
  mock('@vvoz/site-browser/shelf/shelf.ts', { getListAtom: (name: string) => atoms[name] });
  mock('jotai/react', {
    useAtomValueRawSync: (list: Parameters<typeof store.get>[0], options: { store: typeof store }) =>
      options.store.get(list),
  });
  const { hooks, render } = await loadHooks(() => import('./useShelf.ts'));
  expect(render(() => hooks.useShelfList('seen'))).toEqual(makeLots('2'));
});
