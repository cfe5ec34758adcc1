/** Inputs of a feed's rows. Row i depends on seed, table, i, now and count, and not on other rows. */
export interface FeedOptions {
  /** Rows of the whole table. */
  readonly count: number;
  readonly seed: number;
  readonly now: Date;
  /** Index of the first row, default 0. */
  readonly from?: number;
}

/** Makes row `row` (0 … count−1) of a table; may be called in any order. */
export type RowMaker<Row> = (row: number) => Row;
