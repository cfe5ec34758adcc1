import type { Database } from 'better-sqlite3';
import { coarsen } from '../histogram.ts';

type Value = string | number | null;
type Columns = Map<Value, number>[];

/**
 * Adds two aggregates to a connection that count the values of several columns in ONE pass over an index:
 * `tally(a, b, …)` counts any values, `spread(a, b, …)` numbers made coarse. Neither counts nulls. Both return JSON:
 * per column a list of [value, count]. A `group by` per column would sort all rows each time (360,000 rows, 9 columns:
 * 2 s instead of 0.4 s).
 */
export function addTally(db: Database): void {
  const aggregate = (name: string, read: (value: Value) => Value) =>
    db.aggregate(name, {
      varargs: true,
      directOnly: true,
      start: (): Columns => [],
      // The types of better-sqlite3 allow one column only.
      step: ((columns: Columns, ...values: Value[]): void => {
        for (let at = 0; at < values.length; at += 1) {
          const value = read(values[at] ?? null);
          const counts = (columns[at] ??= new Map());
          if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      }) as (columns: Columns) => void,
      result: (columns) => JSON.stringify(columns.map((counts) => [...counts])),
    });
  aggregate('tally', (value) => value);
  aggregate('spread', (value) => (typeof value === 'number' ? coarsen(value) : null));
}
