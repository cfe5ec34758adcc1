import { createStore, type Store } from 'jotai/vanilla';
import { atomWithStorage } from 'jotai/vanilla/utils';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { boundList, readList, warnOfShelf } from './readList.ts';
import {
  getListRow,
  SHELF_LISTS,
  type LotListName,
  type ShelfLot,
  type ShelfItem,
  type ShelfListName,
} from './shelfLists.ts';

/** Keys of lists that could not be stored: they last as long as the page. */
const onPageOnly = new Set<string>();

const readStored = <Name extends ShelfListName>(name: Name): readonly ShelfItem<Name>[] => {
  const row = getListRow(name);
  return readList<Name>(row, localStorage.getItem(row.key));
};

/**
 * Creates the atom of a list on the device, which is the same in all tabs. A page from the back/forward cache reads the list
 * again, because it has missed what other pages stored.
 */
function createListAtom<Name extends ShelfListName>(name: Name) {
  type List = readonly ShelfItem<Name>[];
  const { key } = getListRow(name);
  return atomWithStorage<List>(key, [], {
    getItem: (_, initial) => {
      try {
        return readStored(name);
      } catch (error) {
        warnOfShelf(`${key} cannot be read`, error);
        return initial;
      }
    },
    setItem: (_, items) => {
      try {
        localStorage.setItem(key, JSON.stringify(items));
        onPageOnly.delete(key);
      } catch (error) {
        onPageOnly.add(key);
        warnOfShelf(`${key} could not be stored and lasts as long as the page`, error);
      }
    },
    removeItem: () => localStorage.removeItem(key),
    subscribe: (_, show) => {
      const showStored = () => {
        // What could not be stored would be lost.
        if (!onPageOnly.has(key)) show(readStored(name));
      };
      const follow = ({ key: changed }: StorageEvent) => {
        // The event of a cleared storage has no key.
        if (changed === key || changed === null) showStored();
      };
      const catchUp = ({ persisted }: PageTransitionEvent) => {
        if (persisted) showStored();
      };
      window.addEventListener('storage', follow);
      window.addEventListener('pageshow', catchUp);
      return () => {
        window.removeEventListener('storage', follow);
        window.removeEventListener('pageshow', catchUp);
      };
    },
  });
}

const ATOMS = {
  favourites: createListAtom('favourites'),
  compare: createListAtom('compare'),
  seen: createListAtom('seen'),
  searches: createListAtom('searches'),
} as const satisfies { readonly [Name in ShelfListName]: ReturnType<typeof createListAtom<Name>> };

type ListAtom<Name extends ShelfListName> = ReturnType<typeof createListAtom<Name>>;

/** Returns the atom of a list, for components. */
export const getListAtom = <Name extends ShelfListName>(name: Name): ListAtom<Name> =>
  ATOMS[name] as unknown as ListAtom<Name>;

/** The current state of a lot. A lot that the catalogue no longer has is only `gone`. */
export type LotNews = LotSnapshot | { readonly lot: string; readonly state: 'gone' };

function update(item: ShelfLot, news: LotNews | undefined): ShelfLot {
  if (!news) return item;
  return 'title' in news ? { ...news, at: item.at } : { ...item, ...news };
}

/** Creates the visitor's shelf: the lists that this device keeps, newest first. */
export function createShelf(store: Store = createStore()) {
  const read = <Name extends ShelfListName>(name: Name): readonly ShelfItem<Name>[] =>
    store.get(getListAtom(name));

  /** Changes a list as it is on the device now: another tab may have changed it a moment ago. */
  function change<Name extends ShelfListName>(
    name: Name,
    edit: (items: readonly ShelfItem<Name>[]) => readonly ShelfItem<Name>[],
  ): void {
    const row = getListRow(name);
    let items = read(name);
    try {
      if (!onPageOnly.has(row.key)) items = readStored(name);
    } catch {
      // Storage is forbidden. Reading the list has logged that.
    }
    store.set(getListAtom(name), boundList<Name>(row, edit(items)));
  }

  /** Puts an item on top of a list, in place of the same item. */
  const put = <Name extends ShelfListName>(name: Name, item: ShelfItem<Name>): void =>
    change(name, (items) => [item, ...items]);

  const remove = <Name extends ShelfListName>(name: Name, identity: string): void => {
    const { identify } = getListRow(name);
    change(name, (items) => items.filter((item) => identify(item) !== identity));
  };

  const has = (name: LotListName, lot: string): boolean => read(name).some((item) => item.lot === lot);

  return {
    store,
    read,
    put,
    remove,
    has,
    clear: (name: ShelfListName): void => change(name, () => []),
    /** Puts a lot on a list, or takes it off. `full` when the list has no room for it. */
    toggle: (name: LotListName, snapshot: LotSnapshot): 'put' | 'removed' | 'full' => {
      if (has(name, snapshot.lot)) {
        remove(name, snapshot.lot);
        return 'removed';
      }
      if (read(name).length >= SHELF_LISTS[name].max) return 'full';
      put(name, { ...snapshot, at: Date.now() });
      return 'put';
    },
    /** Brings the lots of a list up to date. Their places and times stay; a lot that is gone keeps its last texts. */
    refresh: (name: LotListName, news: readonly LotNews[]): void => {
      const byLot = new Map(news.map((snapshot) => [snapshot.lot, snapshot]));
      if (!read(name).some(({ lot }) => byLot.has(lot))) return;
      change(name, (items) => items.map((item) => update(item, byLot.get(item.lot))));
    },
    /** Changes a saved search: marks it as seen, for example. */
    changeSearch: (address: string, changes: Partial<ShelfItem<'searches'>>): void =>
      change('searches', (items) =>
        items.map((item) => (item.address === address ? { ...item, ...changes } : item)),
      ),
    /** Calls the listener after each change, in this tab or another, from now on. Returns a stop function. */
    subscribe: (name: ShelfListName, listener: () => void): (() => void) =>
      store.sub(getListAtom(name) as ListAtom<'seen'>, listener),
    /** True while something of the shelf is not stored, because storage is full or forbidden. */
    isOnPageOnly: (): boolean => onPageOnly.size > 0,
  };
}

export type Shelf = ReturnType<typeof createShelf>;
