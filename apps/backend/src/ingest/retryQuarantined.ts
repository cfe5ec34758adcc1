import type { Database } from 'better-sqlite3';
import { createCounts, saveRun, startRun, type RunCounts } from '../catalogue/db/ingestRuns.ts';
import { withIngestLock } from '../catalogue/db/ingestLock.ts';
import { createLotWriter } from '../catalogue/db/lotWriter.ts';
import { bumpCatalogueVersion } from '../catalogue/db/meta.ts';
import { learnPowers } from '../cost/kinds/learntPowers.ts';
import { openReference } from '../cost/kinds/openReference.ts';
import { loadTables } from '../cost/loadTables.ts';
import { completeFacts } from '../cost/lots/completeFacts.ts';
import { createCostSource } from '../cost/store/costSource.ts';
import { parseJson } from '../lib/parseJson.ts';
import type { QuarantineTable, StateDb } from '../state/schema.ts';
import { loadEstimator } from '../estimate/loadEstimator.ts';
import { FEED_TABLES, findReadableTable } from './feedTables.ts';
import { importRecord, type RecordImport } from './importRecord.ts';
import { compareOffers } from './offers/compareOffers.ts';
import { createSanityCheck } from './sanityBounds.ts';

export interface RetryReport {
  /** Number of records that became lots. */
  readonly accepted: number;
  /** The records that stay, with their new reasons. */
  readonly rejected: readonly { readonly place: string; readonly reason: string }[];
}

const CUT = 'The stored record is not complete JSON: it is read again at the next import of its table';
const EXCLUDED = 'A rule of the feed excludes the record';

/** Reads a stored record again. Returns the reason why it is not a lot; undefined if it became one. */
function retryRecord(
  { record, place }: QuarantineTable,
  recordImport: RecordImport,
  counts: RunCounts,
): string | undefined {
  const value = parseJson(record);
  if (value === undefined) return CUT;
  const result = importRecord(value, place, recordImport);
  if (result.kind === 'rejected') return result.reason;
  if (result.kind === 'skipped') return EXCLUDED;
  counts[result.written] += 1;
  return undefined;
}

/**
 * Reads quarantined records again. Valid ones become lots, as in an import, and leave the quarantine; the others stay.
 * Throws IngestLocked while an import runs.
 */
export async function retryQuarantined(
  db: Database,
  state: StateDb,
  records: readonly QuarantineTable[],
  now = new Date(),
): Promise<RetryReport> {
  openReference(db);
  const costs = await createCostSource(state, await loadTables(), () => now).load();
  const estimator = await loadEstimator(db.name, state);
  const accepted: string[] = [];
  const rejected: { place: string; reason: string }[] = [];

  const retryTable = (source: string, rows: readonly QuarantineTable[]): void => {
    const run = startRun(db, source);
    const readable = findReadableTable(source);
    const { type } = readable.table;
    const counts = createCounts();
    const sanity = createSanityCheck(readable.table, costs.rates);
    db.transaction(() => {
      const recordImport = {
        ...readable,
        costs: { ...costs, learnt: learnPowers(db, type) },
        estimator,
        sanity,
        writer: createLotWriter(db, source, run),
        now,
      };
      for (const row of rows) {
        const reason = retryRecord(row, recordImport, counts);
        if (reason === undefined) accepted.push(row.id);
        else rejected.push({ place: row.place, reason });
      }
      const completed = completeFacts(db, type, costs);
      const compared = compareOffers(db, type);
      if (counts.added + counts.changed + completed + compared > 0) bumpCatalogueVersion(db, [type]);
      // Not marked as finished, because the size of a table is taken from its last finished import.
      saveRun(db, run, counts);
    })();
  };

  await withIngestLock(db, async () => {
    for (const [source, rows] of Map.groupBy(records, (record) => record.source))
      if (FEED_TABLES.some((table) => table.source === source)) retryTable(source, rows);
      else rejected.push({ place: source, reason: 'Only records of lots can be read again one by one' });
  });
  for (const id of accepted) await state.deleteFrom('quarantine').where('id', '=', id).execute();
  return { accepted: accepted.length, rejected };
}
