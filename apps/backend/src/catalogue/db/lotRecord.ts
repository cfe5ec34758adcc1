import { LOT_FIELD_ROWS, type LotFields, type LotKey } from '@vvoz/catalogue/lots/lotFields';
import type { LotField, LotValue } from '@vvoz/catalogue/lots/lotField';
import type { GearboxKind } from '@vvoz/catalogue/words/gearboxes';

/** Type of a field's column. */
type Stored<F extends LotField> = F extends { readonly kind: 'word' }
  ? LotValue<F> | (F extends { readonly presence: string } ? never : '')
  : F extends { readonly kind: 'count' | 'positive' }
    ? number | null
    : F extends { readonly kind: 'flag' }
      ? 0 | 1
      : string;

/** The columns of LOT_FIELDS. An unknown word is '', an unknown number is null; lists are joined, facts are JSON. */
export type FieldColumns = {
  readonly [K in LotKey as LotFields[K]['column']]: Stored<LotFields[K]>;
};

/** Columns that only filters, orders and counts use, with their default values. */
export const INDEX_COLUMNS = {
  /** 0 = not listed: the lot was cancelled or removed before its auction, or an import has withdrawn it. */
  live: 1 as 0 | 1,
  /** Rank of `rate` among the grades. */
  rate_rank: null as number | null,
  gearbox_kind: '' as GearboxKind | '',
  /** YYYY-MM-DD, the first ten characters of `auction_date`. */
  day: '' as string,
  /** Price by which lists are sorted, whole units of `currency`. */
  price: null as number | null,
  /** japan, europe …: the parent catalogue of left-hand stock. */
  parent: '' as string,
  /** YYYY-MM-DD: the next day on which the cost may change because the day passes; '' = none. */
  cost_changes: '' as string,
} as const;

/** Index columns that are calculated, like the calculated fields. */
const CALCULATED_INDEX_COLUMNS: readonly string[] = ['cost_changes'];

/**
 * One lot of a feed as a row of the table `lot`. The column `source` is not part of it: the writer adds it.
 */
export type LotRecord = FieldColumns & Readonly<typeof INDEX_COLUMNS>;

/** Columns of a lot's fields, in the order of LOT_FIELDS. */
export const FIELD_COLUMNS = LOT_FIELD_ROWS.map(
  ([, { column }]) => column,
) as readonly (keyof FieldColumns)[];

/** Columns of a record, in the order in which statements bind them. */
export const RECORD_COLUMNS = [
  ...FIELD_COLUMNS,
  ...Object.keys(INDEX_COLUMNS),
] as readonly (keyof LotRecord)[];

/** Columns that depend on the feed only. The calculated ones also depend on rates, tables and the day. */
export const FEED_COLUMNS: readonly (keyof LotRecord)[] = RECORD_COLUMNS.filter(
  (column) =>
    !CALCULATED_INDEX_COLUMNS.includes(column) &&
    !LOT_FIELD_ROWS.some(([, row]) => row.column === column && row.calculated),
);
