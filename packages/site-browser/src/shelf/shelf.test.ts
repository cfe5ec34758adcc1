import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { createShelf } from './shelf.ts';
import { SHELF_LISTS } from './shelfLists.ts';

const NOW = Date.parse('2026-11-24T01:00:00Z');
const makeLot = (id: number): LotSnapshot => ({ lot: `japan/${id}`, title: `Toyota ${id}`, state: 'live' });
const makeSearch = (address: string) => ({ address, title: 'Корея', count: 3, known: [], at: 1 });

/** What this device stores, and whether it refuses more. */
let stored: Map<string, string>;
let isFull: boolean;
const warn = vi.fn<(...parts: unknown[]) => void>();

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  });
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const readDevice = (key: string) =>
  (JSON.parse(stored.get(key) ?? '[]') as readonly { lot: string }[]).map(({ lot }) => lot);
const listLots = (shelf: ReturnType<typeof createShelf>, name: 'favourites' | 'compare' | 'seen') =>
  shelf.read(name).map(({ lot }) => lot);

test('a button puts a lot on top of a list with the time, and takes it off again', () => {
  const shelf = createShelf();
  expect(shelf.toggle('favourites', makeLot(1))).toBe('put');
  expect(shelf.toggle('favourites', makeLot(2))).toBe('put');
  expect(listLots(shelf, 'favourites')).toEqual(['japan/2', 'japan/1']);
  expect(shelf.read('favourites')[0]).toEqual({ ...makeLot(2), at: NOW });
  expect(readDevice('vvoz.favourites.1')).toEqual(['japan/2', 'japan/1']);
  expect([shelf.has('favourites', 'japan/1'), shelf.has('compare', 'japan/1')]).toEqual([true, false]);
  expect(shelf.toggle('favourites', makeLot(1))).toBe('removed');
  expect(listLots(shelf, 'favourites')).toEqual(['japan/2']);
  expect(shelf.has('favourites', 'japan/1')).toBe(false);
  expect(shelf.isOnPageOnly()).toBe(false);
  shelf.clear('favourites');
  expect(readDevice('vvoz.favourites.1')).toEqual([]);
});

test('a lot that is seen again moves to the top', () => {
  const shelf = createShelf();
  for (const id of [1, 2, 1]) shelf.put('seen', { ...makeLot(id), at: id });
  expect(listLots(shelf, 'seen')).toEqual(['japan/1', 'japan/2']);
});

test('four lots can be compared, not five', () => {
  const shelf = createShelf();
  const outcomes = [1, 2, 3, 4, 5].map((id) => shelf.toggle('compare', makeLot(id)));
  expect(outcomes).toEqual(['put', 'put', 'put', 'put', 'full']);
  expect(listLots(shelf, 'compare')).toEqual(['japan/4', 'japan/3', 'japan/2', 'japan/1']);
  expect(shelf.toggle('compare', makeLot(1))).toBe('removed');
});

test('what another tab has just stored is kept', () => {
  const shelf = createShelf();
  shelf.put('favourites', { ...makeLot(1), at: 1 });
  stored.set('vvoz.favourites.1', JSON.stringify([{ ...makeLot(2), at: 2 }]));
  shelf.put('favourites', { ...makeLot(3), at: 3 });
  expect(listLots(shelf, 'favourites')).toEqual(['japan/3', 'japan/2']);
});

test('news replace the texts of a lot; its place and time stay, and a lot that is gone keeps its texts', () => {
  const shelf = createShelf();
  for (const id of [1, 2, 3]) shelf.put('favourites', { ...makeLot(id), at: id });
  shelf.refresh('favourites', [
    { ...makeLot(2), state: 'sold', outcome: 'Продан' },
    { lot: 'japan/1', state: 'gone' },
    makeLot(9),
  ]);
  expect(shelf.read('favourites')).toEqual([
    { ...makeLot(3), at: 3 },
    { ...makeLot(2), state: 'sold', outcome: 'Продан', at: 2 },
    { ...makeLot(1), state: 'gone', at: 1 },
  ]);
  shelf.refresh('favourites', [makeLot(2)]);
  // What the news no longer say is gone.
  expect(shelf.read('favourites')[1]).toEqual({ ...makeLot(2), at: 2 });
  stored.delete('vvoz.favourites.1');
  shelf.refresh('favourites', [makeLot(9)]);
  // News of other lots store nothing.
  expect(stored.has('vvoz.favourites.1')).toBe(false);
});

test('a saved search is changed by its address', () => {
  const shelf = createShelf();
  for (const address of ['/korea', '/japan']) shelf.put('searches', makeSearch(address));
  shelf.changeSearch('/korea', { count: 9 });
  expect(shelf.read('searches').map(({ address, count }) => [address, count])).toEqual([
    ['/japan', 3],
    ['/korea', 9],
  ]);
  shelf.remove('searches', '/japan');
  expect(shelf.read('searches')).toEqual([{ ...makeSearch('/korea'), count: 9 }]);
});

describe('a subscriber', () => {
  const subscribe = () => {
    const shelf = createShelf();
    const listener = vi.fn();
    const stop = shelf.subscribe('favourites', listener);
    // Reading the stored list is a change.
    listener.mockClear();
    return { shelf, listener, stop };
  };
  const storeElsewhere = (id: number) =>
    stored.set('vvoz.favourites.1', JSON.stringify([{ ...makeLot(id), at: 1 }]));
  const announce = (type: string, fields: object) =>
    window.dispatchEvent(Object.assign(new Event(type), fields));

  test('reads what the device stores, and hears of changes in this tab until it stops', () => {
    storeElsewhere(7);
    const { shelf, listener, stop } = subscribe();
    expect(listLots(shelf, 'favourites')).toEqual(['japan/7']);
    shelf.toggle('favourites', makeLot(1));
    expect(listener).toHaveBeenCalledOnce();
    shelf.toggle('compare', makeLot(1));
    stop();
    shelf.toggle('favourites', makeLot(2));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('hears of changes in other tabs', () => {
    const { shelf, listener, stop } = subscribe();
    storeElsewhere(1);
    announce('storage', { key: 'vvoz.compare.1' });
    expect(listener).not.toHaveBeenCalled();
    announce('storage', { key: 'vvoz.favourites.1' });
    expect(listLots(shelf, 'favourites')).toEqual(['japan/1']);
    stored.clear();
    // Another tab has cleared the storage.
    announce('storage', { key: null });
    expect(listLots(shelf, 'favourites')).toEqual([]);
    stop();
    storeElsewhere(2);
    announce('storage', { key: 'vvoz.favourites.1' });
    expect(listLots(shelf, 'favourites')).toEqual([]);
  });

  test('keeps a list that could not be stored, whatever other tabs store', () => {
    const { shelf, stop } = subscribe();
    isFull = true;
    shelf.put('favourites', { ...makeLot(7), at: NOW });
    storeElsewhere(1);
    announce('storage', { key: 'vvoz.favourites.1' });
    expect(listLots(shelf, 'favourites')).toEqual(['japan/7']);
    isFull = false;
    shelf.put('favourites', { ...makeLot(8), at: NOW });
    expect(readDevice('vvoz.favourites.1')).toEqual(['japan/8', 'japan/7']);
    stop();
  });

  test('sees what other pages stored while its page was in the back/forward cache', () => {
    const { shelf, stop } = subscribe();
    storeElsewhere(1);
    announce('pageshow', { persisted: false });
    expect(listLots(shelf, 'favourites')).toEqual([]);
    announce('pageshow', { persisted: true });
    expect(listLots(shelf, 'favourites')).toEqual(['japan/1']);
    stop();
    storeElsewhere(2);
    announce('pageshow', { persisted: true });
    expect(listLots(shelf, 'favourites')).toEqual(['japan/1']);
  });
});

describe('a device that stores nothing', () => {
  test('has a shelf for as long as the page lives, says so, and recovers', () => {
    const shelf = createShelf();
    const stop = shelf.subscribe('favourites', () => undefined);
    shelf.put('favourites', { ...makeLot(1), at: 1 });
    isFull = true;
    shelf.toggle('favourites', makeLot(2));
    expect(shelf.isOnPageOnly()).toBe(true);
    expect(warn.mock.calls[0]?.[0]).toMatch(/^Shelf: vvoz\.favourites\.1 could not be stored/);
    // The device still has the old list, which must not come back.
    shelf.toggle('favourites', makeLot(3));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listLots(shelf, 'favourites')).toEqual(['japan/3', 'japan/2', 'japan/1']);
    isFull = false;
    shelf.toggle('favourites', makeLot(4));
    expect(shelf.isOnPageOnly()).toBe(false);
    expect(readDevice('vvoz.favourites.1')).toHaveLength(4);
    stop();
  });

  test('says so for each list, until all are stored', () => {
    const shelf = createShelf();
    isFull = true;
    shelf.toggle('compare', makeLot(1));
    isFull = false;
    shelf.toggle('favourites', makeLot(1));
    expect(shelf.isOnPageOnly()).toBe(true);
    shelf.clear('compare');
    expect(shelf.isOnPageOnly()).toBe(false);
  });

  test('does not stop the page when reading is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => undefined,
    });
    const shelf = createShelf();
    const stop = shelf.subscribe('favourites', () => undefined);
    expect(shelf.read('favourites')).toEqual([]);
    expect(warn.mock.calls[0]?.[0]).toBe('Shelf: vvoz.favourites.1 cannot be read');
    shelf.put('favourites', { ...makeLot(1), at: 1 });
    expect(listLots(shelf, 'favourites')).toEqual(['japan/1']);
    stop();
  });
});

test('a full list says how many lots it has', () => {
  expect(SHELF_LISTS.favourites.full).toContain(`уже ${SHELF_LISTS.favourites.max} лотов`);
  const words = { 4: 'четырёх' };
  expect(SHELF_LISTS.compare.full).toContain(`до ${words[SHELF_LISTS.compare.max]} лотов`);
});
