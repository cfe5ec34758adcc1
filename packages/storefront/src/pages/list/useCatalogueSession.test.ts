import { atom, createStore } from 'jotai/vanilla';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { loadHooks } from '@vvoz/ui/primitives/testing/loadHooks.ts';
import { NO_TITLES } from '../../testing/noTitles.ts';
import type { SettledView } from '../../model/settledView.ts';
import type { ListRequest } from './session.ts';

const BROWSER = '@vvoz/ui/primitives/browser';
const LIST = '/japan';

const makeLots = (...ids: readonly string[]) => ids.map((id) => ({ ...bareLot, id }));
const makeView = (search: string, ...ids: readonly string[]): SettledView => ({
  query: parseCatalogueUrl(search),
  count: 100,
  items: makeLots(...ids),
  facets: { options: { brand: [{ value: 'TOYOTA', count: 9 }] }, histograms: {} },
  titles: NO_TITLES,
});

const place = Object.assign(new URL('https://vvoz.test/japan'), { reload: vi.fn() });
const page = new EventTarget();
let form: unknown;
const scrollIntoView = vi.fn();
let closeList = () => undefined as void;

class FakeForm {
  readonly fields: readonly (readonly [string, string])[];
  constructor(fields: Readonly<Record<string, string>>) {
    this.fields = Object.entries(fields);
  }
}

const go = (href: string) => {
  const { pathname, search } = new URL(href, place);
  Object.assign(place, { pathname, search });
};

beforeEach(() => {
  go(LIST);
  form = null;
  place.reload.mockClear();
  scrollIntoView.mockClear();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', place);
  vi.stubGlobal('HTMLFormElement', FakeForm);
  vi.stubGlobal('FormData', function readFields({ fields }: FakeForm) {
    return fields;
  });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'filter-form' ? form : { scrollIntoView }),
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  return () => {
    closeList();
    vi.unstubAllGlobals();
  };
});

function mock(path: string, module: object): void {
  vi.doMock(path, () => module);
  onTestFinished(() => vi.doUnmock(path));
}

interface Opening {
  readonly isReturn?: boolean;
  readonly stored?: SettledView;
}

/** Opens a list of the lots a and b. Its requests are answered at once, with the lots x and y. */
async function open({ isReturn = false, stored }: Opening = {}) {
  const store = createStore();
  const sheetOpenAtom = atom(false);
  const entries: string[] = [];
  const asked: string[] = [];
  const renewed: string[] = [];
  const rememberedViews: unknown[] = [];
  const shownPlaces: unknown[] = [];
  const stops: string[] = [];
  const browser = { traverse: () => undefined as void, leave: () => undefined as void };
  const watch = (name: 'traverse' | 'leave', listener: () => void) => {
    browser[name] = listener;
    return () => void stops.push(name);
  };
  mock('jotai/react', { useStore: () => store });
  mock('react-dom', { flushSync: (run: () => void) => run() });
  mock(`${BROWSER}/afterPaint.ts`, { runAfterPaint: (run: () => void) => run() });
  mock(`${BROWSER}/historyEntry.ts`, {
    pushEntry: (_note: object, href: string) => {
      entries.push(href);
      go(href);
    },
  });
  mock(`${BROWSER}/onTraversal.ts`, {
    onTraversal: (_store: unknown, listener: () => void) => watch('traverse', listener),
  });
  mock('@vvoz/ui/filters/FilterSheet/sheetHistory.ts', {
    sheetOpenAtom,
    isSheetOpen: () => store.get(sheetOpenAtom),
    closeSheet: async () => store.set(sheetOpenAtom, false),
  });
  mock('./rememberedList.ts', {
    isReturn: () => isReturn,
    recallList: () => stored && { view: stored, scrollY: 640 },
  });
  mock('./onLeave.ts', { onLeave: (listener: () => void) => watch('leave', listener) });
  mock('./returning.ts', {
    goBackTo: ({ scrollY }: { readonly scrollY: number }) => shownPlaces.push(scrollY),
    returnToPlace: (path: string) => shownPlaces.push(path),
    keepPlace: (change: () => void) => change(),
    rememberPlace: (path: string, view: SettledView) =>
      rememberedViews.push([path, view.items.map(({ id }) => id).join('')]),
  });
  mock('./loadResponse.ts', {
    loadResponse: async (_template: string, { query }: ListRequest) => {
      asked.push(formatCatalogueUrl(query));
      return { key: formatCatalogueUrl(query), count: 50, items: makeLots('x', 'y') };
    },
  });
  mock('./renewList.ts', {
    renewList: async (view: SettledView) => {
      renewed.push(view.items.map(({ id }) => id).join(''));
      return view;
    },
  });
  const { hooks, render, unmount } = await loadHooks(() => import('./useCatalogueSession.ts'));
  const options = { template: 'japan', path: LIST, pageSize: 2, initial: makeView('', 'a', 'b') };
  const show = () => render(() => hooks.useCatalogueSession(options));
  show();
  closeList = unmount;
  return {
    browser,
    entries,
    asked,
    renewed,
    rememberedViews,
    shownPlaces,
    stops,
    show,
    unmount,
    setSheet: (isOpen: boolean) => store.set(sheetOpenAtom, isOpen),
    readLots: () =>
      show()
        .state.view.items.map(({ id }) => id)
        .join(''),
  };
}

const TOYOTA = { lists: { brand: ['TOYOTA'] } };
const settle = () => new Promise(setImmediate);

test('a choice is an entry of the history, and its lots come on screen', async () => {
  const { entries, asked, show, readLots } = await open();
  show().session.patch(TOYOTA);
  expect(show().state.query.lists).toEqual(TOYOTA.lists);
  await vi.waitFor(() => expect(readLots()).toBe('xy'));
  expect([entries, asked]).toEqual([['/japan/toyota'], ['brand=toyota']]);
});

test('a choice whose address is that of the page makes no second entry, which Back would have to pass', async () => {
  const { entries, show, readLots } = await open();
  go('/japan/toyota');
  show().session.patch(TOYOTA);
  await vi.waitFor(() => expect(readLots()).toBe('xy'));
  expect(entries).toEqual([]);
});

test('what a visitor chose before the script ran is applied', async () => {
  form = new FakeForm({ brand: 'toyota', year_min: '2019', lot: '5123' });
  const { asked } = await open();
  await vi.waitFor(() => expect(asked).toEqual(['brand=toyota&year_min=2019&lot=5123']));
});

test('after a return the longer list is back at its place, and renewed; the form of the document does not count', async () => {
  form = new FakeForm({ brand: 'toyota' });
  const { asked, renewed, shownPlaces, readLots } = await open({
    isReturn: true,
    stored: makeView('', 'a', 'b', 'c'),
  });
  expect(readLots()).toBe('abc');
  expect(shownPlaces).toEqual([640]);
  await vi.waitFor(() => expect(renewed).toEqual(['abc']));
  expect(asked).toEqual([]);
});

test('Back shows the earlier choice with its place; an address with an unknown name is loaded by the server', async () => {
  const { browser, shownPlaces, show, readLots } = await open();
  show().session.patch(TOYOTA);
  await vi.waitFor(() => expect(readLots()).toBe('xy'));
  go(LIST);
  browser.traverse();
  expect([readLots(), shownPlaces]).toEqual(['ab', [LIST]]);
  go('/japan/never-heard-of');
  browser.traverse();
  expect(place.reload).toHaveBeenCalledOnce();
  go('/korea');
  browser.traverse();
  expect([readLots(), place.reload.mock.calls.length]).toEqual(['ab', 1]);
});

test('Forward reads a choice whose name only this page has had', async () => {
  const { browser, show, readLots } = await open();
  show().session.patch({ lists: { brand: ['LADA'] } });
  await vi.waitFor(() => expect(readLots()).toBe('xy'));
  const { pathname } = place;
  go(LIST);
  browser.traverse();
  expect(readLots()).toBe('ab');
  go(pathname);
  browser.traverse();
  expect(place.reload).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(readLots()).toBe('xy'));
  expect(show().state.view.query.lists).toEqual({ brand: ['LADA'] });
});

test('lots that the browser has kept are renewed, until the list is gone', async () => {
  const { renewed, stops, unmount } = await open();
  const showPage = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  showPage(false);
  await settle();
  expect(renewed).toEqual([]);
  showPage(true);
  await vi.waitFor(() => expect(renewed).toEqual(['ab']));
  unmount();
  showPage(true);
  await settle();
  expect(renewed).toEqual(['ab']);
  expect(stops.toSorted()).toEqual(['leave', 'traverse']);
});

test('what is on screen is remembered when the visitor leaves', async () => {
  const { browser, rememberedViews, show, readLots } = await open();
  show().session.patch(TOYOTA);
  await vi.waitFor(() => expect(readLots()).toBe('xy'));
  browser.leave();
  expect(rememberedViews).toEqual([[LIST, 'xy']]);
});

test('choices in the open sheet are in the address after «Показать», and the list is scrolled to', async () => {
  const { entries, setSheet, show, readLots } = await open();
  setSheet(true);
  show().session.patch(TOYOTA);
  await vi.waitFor(() => expect(readLots()).toBe('xy'));
  expect(entries).toEqual([]);
  const preventDefault = vi.fn();
  show().submit({ preventDefault } as never);
  await vi.waitFor(() => expect(entries).toEqual(['/japan/toyota']));
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
});

test('a sheet that is closed in another way undoes its choices', async () => {
  const { entries, setSheet, show, readLots } = await open();
  setSheet(true);
  show().session.patch(TOYOTA);
  await vi.waitFor(() => expect(readLots()).toBe('xy'));
  setSheet(false);
  expect([readLots(), entries]).toEqual(['ab', []]);
});

test('Back that closes the sheet undoes its choices, whichever listener runs first', async () => {
  const { browser, setSheet, show, readLots, renewed } = await open();
  setSheet(true);
  show().session.patch(TOYOTA);
  await vi.waitFor(() => expect(readLots()).toBe('xy'));
  browser.traverse();
  expect(readLots()).toBe('xy');
  setSheet(false);
  browser.traverse();
  expect(readLots()).toBe('ab');
  await vi.waitFor(() => expect(renewed.at(-1)).toBe('ab'));
});
