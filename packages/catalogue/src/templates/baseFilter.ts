import type { ListKey, RangeKey } from '../facets/facets.ts';
import type { Lot } from '../lots/lot.ts';
import type { CatalogueQuery, Lists, Ranges } from '../query/query.ts';

/** Facets that a base filter can use, each with a function that reads a lot's value. */
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

/** Conditions that narrow a type to a template. All must hold. */
export interface BaseFilter {
  readonly lists?: Pick<Lists, BaseKey & ListKey>;
  readonly ranges?: Pick<Ranges, BaseKey & RangeKey>;
  /** True: the lot has a value. False: it has none. */
  readonly known?: Readonly<Partial<Record<BaseKey, boolean>>>;
}
type Known = Readonly<Partial<Record<ListKey | RangeKey, boolean>>>;

/** A query for the backend: the visitor's choice within the base filter. */
export interface ScopedQuery extends CatalogueQuery {
  readonly known?: Known;
}

/** Adds the base filter of a template to a query. Its conditions take precedence over the visitor's. */
export const scopeQuery = ({ base }: { readonly base?: BaseFilter }, query: CatalogueQuery): ScopedQuery =>
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

/** True if a lot of the template's type passes its base filter. */
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
