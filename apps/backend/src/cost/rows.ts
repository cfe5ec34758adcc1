import { isWithin, type Power, type PowerBound } from './power.ts';

const NO_ROW = 'The table has no row: it was not checked';

/** The first row whose upper bound, inclusive, holds the value. */
export function findRow<Row extends { readonly upTo: number | null }>(
  rows: readonly Row[],
  value: number,
): Row {
  for (const row of rows) if (row.upTo === null || value <= row.upTo) return row;
  throw new RangeError(NO_ROW);
}

/** The first row that holds the power, in the unit in which it was given. */
export function findPowerRow<Row extends PowerBound>(rows: readonly Row[], power: Power): Row {
  for (const row of rows) if (isWithin(power, row)) return row;
  throw new RangeError(NO_ROW);
}

/** The first row for which `holds` is true; the last row of a checked table always is. */
export function findRowWhere<Row>(rows: readonly Row[], holds: (row: Row) => boolean): Row {
  for (const row of rows) if (holds(row)) return row;
  throw new RangeError(NO_ROW);
}
