/** Fields of a lot that can be filtered, counted and ordered by. Drivers map them to their own columns. */
export const LIST_FIELDS = [
  'brand',
  'model',
  'kuzov',
  'rate',
  'drive',
  'gearbox',
  'color',
  'day',
  'status',
] as const;
export const NUMBER_FIELDS = ['year', 'mileage', 'engine', 'power', 'finish', 'price', 'rateRank'] as const;
export type ListField = (typeof LIST_FIELDS)[number];
export type NumberField = (typeof NUMBER_FIELDS)[number];

/**
 * A typed filter tree. It holds values only, never a fragment of a query language, so that every driver (SQLite, a
 * columnar index, ClickHouse) can compile it and nothing above a driver knows how.
 * `and` of nothing is everything, `or` of nothing is nothing.
 */
export type Filter =
  | { readonly op: 'and'; readonly all: readonly Filter[] }
  | { readonly op: 'or'; readonly any: readonly Filter[] }
  | { readonly op: 'not'; readonly not: Filter }
  /** The field's value is one of these; '' stands for «the source does not say». */
  | { readonly op: 'in'; readonly field: ListField; readonly values: readonly string[] }
  /** Inclusive; a lot whose value is unknown is outside every range. */
  | { readonly op: 'range'; readonly field: NumberField; readonly min?: number; readonly max?: number }
  /** The lot number equals this, whatever the case. */
  | { readonly op: 'lot'; readonly number: string };

export const EVERYTHING: Filter = { op: 'and', all: [] };

export const and = (...all: readonly Filter[]): Filter =>
  all.length === 1 && all[0] ? all[0] : { op: 'and', all };
