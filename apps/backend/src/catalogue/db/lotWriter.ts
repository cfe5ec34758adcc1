import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { KeySet } from './KeySet.ts';
import { FEED_COLUMNS, RECORD_COLUMNS, type LotRecord } from './lotRecord.ts';

export type WriteOutcome = 'added' | 'changed' | 'unchanged';

/** Updates the lots of one feed table from an import of it. The caller opens and commits the transactions. */
export interface LotWriter {
  /**
   * Writes a lot that is new or has changed.
   * @param complete adds the calculated columns. It is called only for a lot that is written, because most lots of an
   * import are unchanged and a cost takes longer than all else.
   */
  write(lot: LotRecord, complete?: (lot: LotRecord) => LotRecord): WriteOutcome;
  /** Keeps the last good state of a lot that is still in the feed but whose record cannot be read. */
  keep(externalId: string): void;
  /** Marks every listed lot that was neither written nor kept as withdrawn. Returns their number. */
  withdrawOthers(): number;
}

/** Characters kept of the digest: 96 bits. */
const HASH_LENGTH = 16;

/**
 * Sorted by name, so that the order of columns does not change the hash. Calculated columns are left out: a new
 * exchange rate does not change the lot.
 */
const HASHED_COLUMNS = FEED_COLUMNS.toSorted();

const hashContent = (lot: LotRecord): string =>
  hash('sha1', HASHED_COLUMNS.map((column) => lot[column]).join('\u001F'), 'base64url').slice(0, HASH_LENGTH);

/**
 * Creates the writer of one import.
 * @param source the feed table, `aleado/japan`
 * @param run id of the import: stored in each row as its last change, and in new rows also as the import that added
 * them
 */
export function createLotWriter(db: Database, source: string, run: number): LotWriter {
  const columns = [...RECORD_COLUMNS, 'source', 'hash', 'run', 'added_run'];
  const insert = db.prepare(
    `insert into lot (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
     on conflict (source, external_id) do nothing`,
  );
  const update = db.prepare(
    `update lot set ${[...RECORD_COLUMNS, 'hash', 'run'].map((column) => `${column} = ?`).join(', ')} where key = ?`,
  );
  const find = db.prepare<[string, string], { key: number; hash: string }>(
    'select key, hash from lot where source = ? and external_id = ?',
  );
  const selectListed = db
    .prepare<[string], number>('select key from lot where source = ? and live = 1 order by external_id')
    .pluck();
  // An empty hash matches no record, so a lot that returns to the feed is written again.
  const withdraw = db.prepare(
    `update lot set live = 0, status = 'withdrawn', hash = '', run = ? where key = ?`,
  );
  // A first load skips the look-up of each lot, because almost none occurs twice.
  const isFirstLoad = db.prepare('select 1 from lot where source = ? limit 1').get(source) === undefined;
  const seen = new KeySet();

  function add(values: readonly unknown[], digest: string): boolean {
    const { changes, lastInsertRowid } = insert.run(...values, source, digest, run, run);
    if (changes > 0) seen.add(Number(lastInsertRowid));
    return changes > 0;
  }

  return {
    write: (lot, complete = (feedLot) => feedLot) => {
      const digest = hashContent(lot);
      const listValues = (): readonly unknown[] => {
        const completed = complete(lot);
        return RECORD_COLUMNS.map((column) => completed[column]);
      };
      if (isFirstLoad && add(listValues(), digest)) return 'added';
      const stored = find.get(source, lot.external_id);
      if (!stored) {
        add(listValues(), digest);
        return 'added';
      }
      seen.add(stored.key);
      if (stored.hash === digest) return 'unchanged';
      update.run(...listValues(), digest, run, stored.key);
      return 'changed';
    },
    keep: (externalId) => {
      const stored = find.get(source, externalId);
      if (stored) seen.add(stored.key);
    },
    withdrawOthers: () => {
      if (isFirstLoad) return 0;
      const missing = (selectListed.all(source) as unknown as number[]).filter((key) => !seen.has(key));
      for (const key of missing) withdraw.run(run, key);
      return missing.length;
    },
  };
}
