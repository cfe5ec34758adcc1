import { isWithin, type Power, type PowerBound } from './power.ts';

const NO_ROW = 'No row of the table matches: its last row must have no bound';

/** The first row whose inclusive upper bound is not below the value. */
export function findRow<Row extends { readonly upTo: number | null }>(
  rows: readonly Row[],
  value: number,
): Row {
  for (const row of rows) if (row.upTo === null || value <= row.upTo) return row;
  throw new RangeError(NO_ROW);
}

/** The first row that includes the power, compared in the unit in which it was given. */
export function findPowerRow<Row extends PowerBound>(rows: readonly Row[], power: Power): Row {
  for (const row of rows) if (isWithin(power, row)) return row;
  throw new RangeError(NO_ROW);
}

/** The first row that `matches`. The last row of a checked table always does. */
export function findRowWhere<Row>(rows: readonly Row[], matches: (row: Row) => boolean): Row {
  for (const row of rows) if (matches(row)) return row;
  throw new RangeError(NO_ROW);
}
