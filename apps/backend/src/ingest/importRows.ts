import type { Database } from 'better-sqlite3';
import { loadTables } from '../cost/loadTables.ts';
import { learnPowers } from '../cost/kinds/learntPowers.ts';
import { openReference } from '../cost/kinds/openReference.ts';
import { completeFacts } from '../cost/lots/completeFacts.ts';
import { createCostSource } from '../cost/store/costSource.ts';
import { createCounts, saveRun, startRun, type RunCounts } from '../catalogue/db/ingestRuns.ts';
import { createLotWriter } from '../catalogue/db/lotWriter.ts';
import { bumpCatalogueVersion } from '../catalogue/db/meta.ts';
import type { StateDb } from '../state/schema.ts';
import { loadEstimator } from '../estimate/loadEstimator.ts';
import type { FeedTable } from './feedTable.ts';
import { createLossTally, type ImportLosses } from './importLosses.ts';
import { importRecord } from './importRecord.ts';
import { compareOffers } from './offers/compareOffers.ts';
import { createQuarantine, type Rejected } from './quarantine.ts';
import type { Feed, RawRecord, Completeness } from './rawRecord.ts';
import type { ReadRecord } from './records/reading.ts';
import { createSanityCheck } from './sanityBounds.ts';

export interface ImportOptions {
  /** The database of the catalogue. The caller holds its ingest lock. */
  readonly db: Database;
  /** The database with the quarantine. */
  readonly state: StateDb;
  readonly table: FeedTable;
  readonly readRecord: ReadRecord;
  readonly feed: Feed;
  /** Records per batch. Other work of the process runs between batches. */
  readonly batchRows?: number;
  readonly now?: Date;
  /** Stops the import between two batches. It rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the counts so far after each batch. */
  readonly onBatch?: (counts: Readonly<RunCounts>) => void;
}

export interface ImportReport extends Readonly<RunCounts>, ImportLosses {
  readonly source: string;
  /** False: the feed was incomplete or had no valid lot, so no lot was withdrawn. */
  readonly whole: boolean;
  readonly seconds: number;
}

const BATCH_ROWS = 2000;
/** Each part has a limit. Without limits the pattern would take hours for a megabyte of blanks. */
const ID_IN_TEXT = /(?:"ID"\s{0,9}:\s{0,9}"|<ID>)([^"<>]{1,120})["<]/i;

/** Finds the id in a broken record, so that its lot is not withdrawn; undefined if there is none. */
const findIdIn = (text: string): string | undefined => ID_IN_TEXT.exec(text)?.[1]?.trim() || undefined;

function toText(record: unknown): string {
  try {
    return JSON.stringify(record) ?? String(record);
  } catch {
    return 'A record that is nested too deeply to be written';
  }
}

/**
 * Imports a feed table. Writes new and changed lots. After a complete feed, withdraws the lots that it no longer has.
 * Records that are not lots go to the quarantine. The import is one transaction: readers see the old state until it
 * ends, and after a failed import the old state stays and the run has no `finished_at`. Throws what the transport or
 * the database throws, and WrongUnits.
 */
export async function importRows(options: ImportOptions): Promise<ImportReport> {
  const { db, state, table, readRecord, feed, now = new Date() } = options;
  const startedAt = performance.now();
  const run = startRun(db, table.source);
  openReference(db);
  const loaded = await createCostSource(state, await loadTables(), () => now).load();
  const costs = { ...loaded, learnt: learnPowers(db, table.type) };
  const estimator = await loadEstimator(db.name, state);
  const quarantine = createQuarantine(state, table.source, run);
  const counts = createCounts();
  const losses = createLossTally();
  const sanity = createSanityCheck(table, costs.rates);
  let rejected: Rejected[] = [];

  db.exec('begin immediate');
  try {
    const writer = createLotWriter(db, table.source, run);
    const recordImport = { table, readRecord, costs, estimator, sanity, writer, now };

    const reject = (place: string, reason: string, record: string, id: string | undefined): void => {
      counts.quarantined += 1;
      rejected.push({ place, reason, record });
      if (id !== undefined) writer.keep(id);
    };
    const importRaw = (raw: RawRecord): void => {
      counts.read += 1;
      if ('fault' in raw) {
        reject(raw.place, raw.fault, raw.text, findIdIn(raw.text));
        return;
      }
      const result = importRecord(raw.record, raw.place, recordImport);
      if (result.kind === 'written') {
        counts[result.written] += 1;
        losses.add(result.reading, raw.place);
      } else if (result.kind === 'skipped') counts.skipped += 1;
      else reject(raw.place, result.reason, toText(raw.record), result.id);
    };

    const completeness = await readBatches(options, async (batch) => {
      for (const raw of batch) importRaw(raw);
      await quarantine.add(rejected);
      rejected = [];
      options.onBatch?.({ ...counts });
    });
    sanity.assertUnits();
    // A feed without a single valid lot has failed; it must not empty the catalogue.
    const whole = completeness === 'whole' && counts.added + counts.changed + counts.unchanged > 0;
    if (whole) counts.withdrawn = writer.withdrawOthers();
    const completed = completeFacts(db, table.type, costs);
    const compared = compareOffers(db, table.type);
    if (counts.added + counts.changed + counts.withdrawn + completed + compared > 0)
      bumpCatalogueVersion(db, [table.type]);
    saveRun(db, run, counts, { finished: true });
    db.exec('commit');
    if (whole) await quarantine.replaceEarlier();
    const seconds = (performance.now() - startedAt) / 1000;
    return { source: table.source, whole, ...counts, ...losses.listLosses(), seconds };
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    await quarantine.discard();
    throw error;
  } finally {
    // Closes the files of a feed that was not read completely.
    await feed.return('part');
  }
}

/**
 * Reads the feed to its end and calls `importBatch` for each batch. Other work of the process can run between batches.
 * Returns the completeness of the feed.
 */
async function readBatches(
  { feed, batchRows = BATCH_ROWS, signal }: ImportOptions,
  importBatch: (batch: readonly RawRecord[]) => Promise<void>,
): Promise<Completeness> {
  let batch: RawRecord[] = [];
  for (;;) {
    const step = await feed.next();
    signal?.throwIfAborted();
    if (!step.done) for (const raw of step.value) batch.push(raw);
    if (batch.length >= batchRows || (step.done && batch.length > 0)) {
      await importBatch(batch);
      batch = [];
    }
    if (step.done) return step.value;
  }
}
