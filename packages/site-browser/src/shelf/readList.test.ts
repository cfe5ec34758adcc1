import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readList } from './readList.ts';
import { getListRow, type ShelfListName } from './shelfLists.ts';

const lists: readonly ShelfListName[] = ['favourites', 'compare', 'seen', 'searches'];
const prius = { lot: 'japan/1', title: 'Toyota Prius', state: 'live', at: 5 };

const warn = vi.fn<(...parts: unknown[]) => void>();
beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

const readFavourites = (value: unknown) =>
  readList<'favourites'>(getListRow('favourites'), JSON.stringify(value));

describe('a list on the device', () => {
  test('whatever is stored, reading does not throw, and the list has its bounds', () => {
    const value = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.anything()).map((items) => JSON.stringify(items) ?? ''),
    );
    fc.assert(
      fc.property(fc.constantFrom(...lists), value, (name, text) => {
        const row = getListRow(name);
        expect(readList(row, text).length).toBeLessThanOrEqual(row.max);
      }),
    );
  });

  test('drops what cannot be used, keeps the rest, and says so on the console', () => {
    const items = readFavourites([
      prius,
      { ...prius, lot: '../../etc' },
      { ...prius, lot: 'japan/2', title: '' },
      null,
      {
        ...prius,
        lot: 'japan/3',
        price: 5,
        facts: '1,8 л',
        state: 'stolen',
        at: 'soon',
        cells: { Год: 2020, Цвет: 'белый' },
      },
    ]);
    expect(items).toEqual([
      prius,
      {
        lot: 'japan/3',
        title: 'Toyota Prius',
        state: 'live',
        facts: '1,8 л',
        at: 0,
        cells: { Цвет: 'белый' },
      },
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Shelf: vvoz.favourites.1: 3 of 5 items were left out');
  });

  test('a lot is in it once, and the newest lots are kept', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...prius, lot: `japan/${index}` }));
    const items = readFavourites([prius, prius, ...many]);
    expect(items).toHaveLength(200);
    expect(items.filter(({ lot }) => lot === 'japan/1')).toHaveLength(1);
    expect(items[1]?.lot).toBe('japan/0');
    expect(readFavourites([prius, { ...prius, title: 'Старый текст' }])).toEqual([prius]);
  });

  test('a saved search leads to this host only', () => {
    const search = { address: '/korea', title: 'Корея', count: 3, known: ['korean/1', 7], at: 1 };
    const read = readList<'searches'>(
      getListRow('searches'),
      JSON.stringify([
        search,
        { ...search, address: '//evil.example' },
        { ...search, address: 'https://evil.example' },
      ]),
    );
    expect(read).toEqual([{ ...search, known: ['korean/1'] }]);
  });
});
