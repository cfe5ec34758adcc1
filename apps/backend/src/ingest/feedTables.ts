import { toFeedTable, type FeedTable } from './feedTable.ts';
import type { ReadRecord } from './records/reading.ts';
import { SOURCES } from './sources/sources.ts';

/** A table with the function that reads its records. */
export interface ReadableTable {
  readonly table: FeedTable;
  readonly readRecord: ReadRecord;
}

const READABLE: readonly ReadableTable[] = SOURCES.flatMap((source) =>
  source.kind === 'lots'
    ? source.tables.map((row) => ({
        table: toFeedTable(source.name, row),
        readRecord: source.readRecord,
      }))
    : [],
);

/** All tables that can be read. */
export const FEED_TABLES: readonly FeedTable[] = READABLE.map(({ table }) => table);

/** Finds a table by its name, `aleado/japan`. Throws a RangeError for an unknown one. */
export function findReadableTable(source: string): ReadableTable {
  const readable = READABLE.find(({ table }) => table.source === source);
  if (!readable) throw new RangeError(`There is no feed table '${source}'.`);
  return readable;
}
