import type { Database } from 'better-sqlite3';
import { startRun, saveRun, createCounts } from '../catalogue/db/ingestRuns.ts';
import { withIngestLock } from '../catalogue/db/ingestLock.ts';
import { createLotWriter } from '../catalogue/db/lotWriter.ts';
import { bumpCatalogVersion } from '../catalogue/db/meta.ts';
import { calculateLotSums } from '../cost/lots/lotCost.ts';
import { loadTables } from '../cost/loadTables.ts';
import { createCostSource } from '../cost/store/costSource.ts';
import type { QuarantineTable, StateDb } from '../state/schema.ts';
import { FEED_TABLES, findReadableTable } from './feedTables.ts';
import { createSanityCheck } from './sanityBounds.ts';

export interface RetryReport {
  /** Number of records that became lots. */
  readonly accepted: number;
  /** Records that stay, with the current reason. */
  readonly rejected: readonly { readonly place: string; readonly reason: string }[];
}

const CUT = 'The stored record is not complete JSON: it is read again at the next import of its table';

function parseRecord(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads quarantined records again. Valid ones become lots and leave the quarantine; the others stay.
 * Throws IngestLocked while an import runs.
 */
export async function retryQuarantined(
  db: Database,
  state: StateDb,
  records: readonly QuarantineTable[],
  now = new Date(),
): Promise<RetryReport> {
  const costs = await createCostSource(state, await loadTables(), () => now).load();
  const accepted: string[] = [];
  const rejected: { place: string; reason: string }[] = [];

  const retryTable = (source: string, rows: readonly QuarantineTable[]): void => {
    const run = startRun(db, source);
    const { table, readRecord } = findReadableTable(source);
    const counts = createCounts();
    const sanity = createSanityCheck(table, costs.rates);
    db.transaction(() => {
      const writer = createLotWriter(db, source, run);
      for (const { id, place, record } of rows) {
        const value = parseRecord(record);
        const reading = value === undefined ? undefined : readRecord(value, table, now);
        if (reading?.kind !== 'lot') {
          rejected.push({ place, reason: reading?.kind === 'rejected' ? reading.reason : CUT });
          continue;
        }
        const wrongPrice = sanity.check(reading.lot, reading.dropped, place);
        if (wrongPrice === undefined) {
          counts[writer.write({ ...reading.lot, ...calculateLotSums(reading.lot, costs) })] += 1;
          accepted.push(id);
        } else rejected.push({ place, reason: wrongPrice });
      }
      if (counts.added + counts.changed > 0) bumpCatalogVersion(db);
      // Not marked as finished, because the size of a table is taken from its last finished import.
      saveRun(db, run, counts);
    })();
  };

  await withIngestLock(db, async () => {
    for (const source of new Set(records.map((record) => record.source)))
      if (FEED_TABLES.some((table) => table.source === source))
        retryTable(
          source,
          records.filter((record) => record.source === source),
        );
      else rejected.push({ place: source, reason: 'Only records of lots can be read again one by one' });
  });
  for (const id of accepted) await state.deleteFrom('quarantine').where('id', '=', id).execute();
  return { accepted: accepted.length, rejected };
}
