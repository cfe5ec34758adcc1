/** What a feed's rows depend on. Row i depends on seed, table, i, now and count; not on the rows before it. */
export interface FeedOptions {
  /** Rows of the whole table. */
  readonly count: number;
  readonly seed: number;
  readonly now: Date;
  /** The first row wanted, default 0. */
  readonly from?: number;
}

/** Makes row `row` (0 … count−1) of a table; may be called in any order. */
export type RowMaker<Row> = (row: number) => Row;
