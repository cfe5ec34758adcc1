import { LOT_FIELD_ROWS, type LotFields, type LotKey } from '@vvoz/catalogue/lots/lotFields';
import type { LotField, LotValue } from '@vvoz/catalogue/lots/lotField';
import type { GearboxKind } from '@vvoz/catalogue/words/gearboxes';

/** What a column holds of a field. */
type Stored<F extends LotField> = F extends { readonly kind: 'word' }
  ? LotValue<F> | (F extends { readonly presence: string } ? never : '')
  : F extends { readonly kind: 'count' | 'positive' }
    ? number | null
    : F extends { readonly kind: 'flag' }
      ? 0 | 1
      : string;

/** The columns of LOT_FIELDS. An unknown word is '', an unknown number null; lists are joined, facts are JSON. */
export type FieldColumns = {
  readonly [K in LotKey as LotFields[K]['column']]: Stored<LotFields[K]>;
};

/** Columns for filters, orders and counts that no field of a lot is read from, with the value of a lot without it. */
export const INDEX_COLUMNS = {
  /** 0 = not listed: a cancelled or removed lot that has not been auctioned. */
  live: 1 as 0 | 1,
  /** Place of `rate` among the grades. */
  rate_rank: null as number | null,
  gearbox_kind: '' as GearboxKind | '',
  /** YYYY-MM-DD, the first ten characters of `auction_date`. */
  day: '' as string,
  /** What a list is sorted by, whole units of `currency`. */
  price: null as number | null,
  /** japan, europe …: whose left-hand stock it is, for instance. */
  parent: '' as string,
} as const;

/**
 * What a feed says of one lot, as the table `lot` keeps it. The feed's table (`source`) is told to the writer, not kept in
 * each record.
 */
export type LotRecord = FieldColumns & Readonly<typeof INDEX_COLUMNS>;

/** The columns of a lot's fields, in the order of LOT_FIELDS. */
export const FIELD_COLUMNS = LOT_FIELD_ROWS.map(
  ([, { column }]) => column,
) as readonly (keyof FieldColumns)[];

/** The columns of a record in the order in which they are bound. */
export const RECORD_COLUMNS = [
  ...FIELD_COLUMNS,
  ...Object.keys(INDEX_COLUMNS),
] as readonly (keyof LotRecord)[];

/** The columns that the feeds fill; the rest the backend calculates. */
export const FEED_COLUMNS: readonly (keyof LotRecord)[] = RECORD_COLUMNS.filter(
  (column) => !LOT_FIELD_ROWS.some(([, row]) => row.column === column && row.calculated),
);
