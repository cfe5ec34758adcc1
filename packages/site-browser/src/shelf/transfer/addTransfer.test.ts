import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShelf } from '../shelf.ts';
import { addTransfer, listNewLots } from './addTransfer.ts';

const GONE = 'japan/gone';
const makeLot = (lot: string) => ({ lot, title: `Toyota ${lot}`, state: 'live' as const });
const makeKeys = (count: number, type = 'japan') =>
  Array.from({ length: count }, (_, index) => `${type}/${index}`);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    const keys = (path.split('ids=')[1] ?? '').split(',').map(decodeURIComponent);
    const items = keys.map((lot) => (lot === GONE ? { lot, state: 'gone' } : makeLot(lot)));
    return Response.json({ items });
  });
});
afterEach(() => vi.unstubAllGlobals());

const listLots = (shelf: ReturnType<typeof createShelf>, name: 'favourites' | 'compare') =>
  shelf.read(name).map(({ lot }) => lot);

test('lots arrive in the order of the other device, above those that are here already', async () => {
  const shelf = createShelf();
  shelf.put('favourites', { ...makeLot('korean/1'), at: 1 });
  const transfer = { favourites: ['japan/3', GONE, 'japan/1', 'korean/1'], compare: ['japan/9', 'japan/3'] };
  expect(listNewLots(shelf, transfer)).toEqual(['japan/3', GONE, 'japan/1', 'japan/9']);
  await addTransfer(shelf, transfer);
  expect(listLots(shelf, 'favourites')).toEqual(['japan/3', 'japan/1', 'korean/1']);
  expect(listLots(shelf, 'compare')).toEqual(['japan/9', 'japan/3']);
  expect(
    listNewLots(shelf, { ...transfer, favourites: transfer.favourites.filter((lot) => lot !== GONE) }),
  ).toEqual([]);
});

test('nothing that is here already is dropped: the oldest of the other device find no room', async () => {
  const shelf = createShelf();
  const own = makeKeys(190, 'korean');
  for (const lot of own.toReversed()) shelf.put('favourites', { ...makeLot(lot), at: 1 });
  await addTransfer(shelf, { favourites: [GONE, ...makeKeys(20)], compare: makeKeys(5) });
  expect(listLots(shelf, 'favourites')).toEqual([...makeKeys(10), ...own]);
  expect(listLots(shelf, 'compare')).toEqual(makeKeys(4));
});

test('a lot that is here already keeps its place, also when it is new to the other list', async () => {
  const shelf = createShelf();
  shelf.put('favourites', { ...makeLot('korean/1'), at: 1 });
  await addTransfer(shelf, { favourites: ['korean/1', 'japan/1'], compare: ['korean/1'] });
  expect(listLots(shelf, 'favourites')).toEqual(['japan/1', 'korean/1']);
  expect(listLots(shelf, 'compare')).toEqual(['korean/1']);
});

test('what the visitor adds while the lots load is kept', async () => {
  const shelf = createShelf();
  const adding = addTransfer(shelf, { favourites: [], compare: makeKeys(3) });
  for (const lot of ['korean/1', 'korean/2']) shelf.put('compare', { ...makeLot(lot), at: 1 });
  await adding;
  expect(listLots(shelf, 'compare')).toEqual(['japan/0', 'japan/1', 'korean/2', 'korean/1']);
});

test('without a network the shelf stays as it was', async () => {
  const shelf = createShelf();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await expect(addTransfer(shelf, { favourites: ['japan/1'], compare: [] })).rejects.toThrow();
  expect(shelf.read('favourites')).toEqual([]);
});
