import { parseLotSnapshot, type LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { parseSavedSearch, type SavedSearch } from './savedSearch.ts';

/** A lot on the shelf. */
export type ShelfLot = LotSnapshot & {
  /** When it was put there, ms since the epoch. */
  readonly at: number;
};

/** Reads a time in ms since the epoch; 0 for anything else. */
const readTime = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

function parseShelfLot(value: unknown): ShelfLot | undefined {
  const snapshot = parseLotSnapshot(value);
  return snapshot && { ...snapshot, at: readTime((value as { readonly at?: unknown }).at) };
}

interface ListRow<Item> {
  /** Key of `localStorage`. Its number changes with the format, so that releases never read each other's lists. */
  readonly key: string;
  /** Items kept. Beyond them an item is refused with `full`, or the oldest is dropped where there is no such text. */
  readonly max: number;
  readonly full?: string;
  /** Parses a stored item; undefined for one that cannot be used. */
  readonly parse: (value: unknown) => Item | undefined;
  /** Two items with one identity are the same. */
  readonly identify: (item: Item) => string;
}

const identifyLot = ({ lot }: ShelfLot): string => lot;

const MAX_FAVOURITES = 200;

/** The lists of the shelf, newest first. */
export const SHELF_LISTS = {
  favourites: {
    key: 'vvoz.favourites.1',
    max: MAX_FAVOURITES,
    full: `В избранном уже ${MAX_FAVOURITES} лотов. Уберите лишние, чтобы добавить этот.`,
    parse: parseShelfLot,
    identify: identifyLot,
  },
  compare: {
    key: 'vvoz.compare.1',
    max: 4,
    full: 'Сравнить можно до четырёх лотов. Уберите один, чтобы добавить этот.',
    parse: parseShelfLot,
    identify: identifyLot,
  },
  seen: { key: 'vvoz.seen.1', max: 24, parse: parseShelfLot, identify: identifyLot },
  searches: {
    key: 'vvoz.searches.1',
    max: 30,
    parse: parseSavedSearch,
    identify: ({ address }: SavedSearch): string => address,
  },
} as const satisfies Readonly<Record<string, ListRow<ShelfLot> | ListRow<SavedSearch>>>;

export type ShelfListName = keyof typeof SHELF_LISTS;
/** Lists of lots. */
export type LotListName = Exclude<ShelfListName, 'searches'>;
export type ShelfItem<Name extends ShelfListName> = Name extends 'searches' ? SavedSearch : ShelfLot;

/** Returns the row of a list, with the type of its items. */
export const getListRow = <Name extends ShelfListName>(name: Name): ListRow<ShelfItem<Name>> =>
  SHELF_LISTS[name] as unknown as ListRow<ShelfItem<Name>>;
