import type { Database } from 'better-sqlite3';
import { noCounts, saveRun, startRun, type RunCounts } from '../db/ingestRuns.ts';
import { createLotWriter } from '../db/lotWriter.ts';
import { bumpCatalogVersion } from '../db/meta.ts';
import { createQuarantine } from '../db/quarantine.ts';
import type { FeedTable } from './feedTables.ts';
import type { Feed, RawRecord, Reach } from './rawRecord.ts';
import { READERS } from './sources/readers.ts';

export interface ImportOptions {
  /** Held by the caller's ingest lock. */
  readonly db: Database;
  readonly table: FeedTable;
  readonly feed: Feed;
  /** Records a transaction. */
  readonly batchRows?: number;
  readonly now?: Date;
  /** Stops between two batches: the import rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told the counts so far after each batch. */
  readonly onBatch?: (counts: Readonly<RunCounts>) => void;
}

export interface ImportReport extends Readonly<RunCounts> {
  readonly source: string;
  /** False: something of the feed was missing, so that no lot was withdrawn. */
  readonly whole: boolean;
  readonly seconds: number;
}

const BATCH_ROWS = 2000;
/** The id in the remains of a record, so that its lot is not taken for gone. */
const ID_IN_TEXT = /"ID"\s*:\s*"([^"]{1,100})"/i;

const asText = (record: unknown): string => JSON.stringify(record) ?? String(record);

/**
 * Brings the lots of a feed table to what the feed says now: new and changed lots are written, lots that left it become
 * withdrawn when it was read whole, records that are no lots go to the quarantine. Each batch is one transaction with
 * its counts; a run that breaks leaves whole batches and no `finished_at`, and the next run repairs it. Throws what the
 * transport or the database throws.
 */
export async function importRows(options: ImportOptions): Promise<ImportReport> {
  const { db, table, feed, batchRows = BATCH_ROWS, now = new Date(), signal, onBatch } = options;
  const begun = performance.now();
  const readRecord = READERS[table.reader];
  const run = startRun(db, table.source);
  const writer = createLotWriter(db, table.source, run);
  const quarantine = createQuarantine(db, table.source, run);
  const counts = noCounts();

  function reject(place: string, reason: string, record: string, id: string | undefined): void {
    counts.quarantined += 1;
    quarantine.add({ place, reason, record });
    if (id !== undefined) writer.keep(id);
  }

  function take(raw: RawRecord): void {
    counts.read += 1;
    if ('fault' in raw) {
      reject(raw.place, raw.fault, raw.text, ID_IN_TEXT.exec(raw.text)?.[1]);
      return;
    }
    const reading = readRecord(raw.record, table, now);
    if (reading.kind === 'lot') counts[writer.write(reading.lot)] += 1;
    else if (reading.kind === 'skipped') counts.skipped += 1;
    else reject(raw.place, reading.reason, asText(raw.record), reading.id);
  }

  const writeBatch = db.transaction((batch: readonly RawRecord[]) => {
    const before = counts.added + counts.changed;
    for (const raw of batch) take(raw);
    if (counts.added + counts.changed > before) bumpCatalogVersion(db);
    saveRun(db, run, counts);
  });

  const finish = db.transaction((reach: Reach) => {
    // A feed without a single sound lot is a feed that failed: it is no reason to empty the catalogue.
    const whole = reach === 'whole' && counts.added + counts.changed + counts.unchanged > 0;
    if (whole) {
      counts.withdrawn = writer.withdrawOthers();
      if (counts.withdrawn > 0) bumpCatalogVersion(db);
      quarantine.replaceEarlier();
    }
    saveRun(db, run, counts, { finished: true });
    return whole;
  });

  async function readAll(): Promise<Reach> {
    let batch: RawRecord[] = [];
    for (;;) {
      const step = await feed.next();
      signal?.throwIfAborted();
      if (!step.done) for (const raw of step.value) batch.push(raw);
      if (batch.length >= batchRows || (step.done && batch.length > 0)) {
        writeBatch.immediate(batch);
        batch = [];
        onBatch?.({ ...counts });
      }
      if (step.done) return step.value;
    }
  }

  let reach: Reach;
  try {
    reach = await readAll();
  } finally {
    // Closes the files of a feed that was not read to its end.
    await feed.return('part');
  }
  const whole = finish.immediate(reach);
  return { source: table.source, whole, ...counts, seconds: (performance.now() - begun) / 1000 };
}
