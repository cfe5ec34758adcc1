import type { ListKey, RangeKey } from '../facets/facets.ts';
import type { Lot } from '../lots/lot.ts';
import type { CatalogQuery, Lists, Ranges } from '../query/query.ts';

/** The facets that a base filter may use, each with a lot's value of it. */
const READERS = {
  age: (lot) => lot.ageClass,
  fee: (lot) => lot.feeClass,
  body: (lot) => lot.bodyType,
  brand: (lot) => lot.brand,
  day: (lot) => lot.auctionDate?.slice(0, 10),
  year: (lot) => lot.year,
  power: (lot) => lot.powerHp,
  mass: (lot) => lot.massKg,
} as const satisfies Readonly<Partial<Record<ListKey | RangeKey, (lot: Lot) => string | number | undefined>>>;
type BaseKey = keyof typeof READERS;

/** What narrows a type to a template. Conditions hold together. */
export interface BaseFilter {
  readonly lists?: Pick<Lists, BaseKey & ListKey>;
  readonly ranges?: Pick<Ranges, BaseKey & RangeKey>;
  /** True: the source gives a value; false: it gives none. */
  readonly known?: Readonly<Partial<Record<BaseKey, boolean>>>;
}
type Known = Readonly<Partial<Record<ListKey | RangeKey, boolean>>>;

/** A query as a backend is asked it: the visitor's choice under the conditions of the template. */
export interface ScopedQuery extends CatalogQuery {
  readonly known?: Known;
}

/** The query of a template's list. Where the base filter says something of a facet, it has the last word. */
export const scopeQuery = ({ base }: { readonly base?: BaseFilter }, query: CatalogQuery): ScopedQuery =>
  base === undefined
    ? query
    : {
        ...query,
        lists: { ...query.lists, ...base.lists },
        ranges: { ...query.ranges, ...base.ranges },
        ...(base.known ? { known: base.known } : {}),
      };

const listEntries = <Key extends string, Value>(
  part: Readonly<Partial<Record<Key, Value>>> | undefined,
): readonly (readonly [Key, Value])[] => Object.entries(part ?? {}) as [Key, Value][];

/** True where a lot of the template's type is on the template's list. */
export function passesBase(base: BaseFilter | undefined, lot: Lot): boolean {
  if (!base) return true;
  return (
    listEntries(base.lists).every(([key, values]) => values.includes(String(READERS[key](lot)))) &&
    listEntries(base.ranges).every(([key, { min = -Infinity, max = Infinity }]) => {
      const value = Number(READERS[key](lot));
      return value >= min && value <= max;
    }) &&
    listEntries(base.known).every(([key, known]) => (READERS[key](lot) !== undefined) === known)
  );
}
