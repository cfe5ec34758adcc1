import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { deferIndices, hasNoLots, restoreIndices } from '../catalogue/db/bulkIndices.ts';
import { loadTables } from '../cost/loadTables.ts';
import { areCostsUpToDate, saveCostBasis, recalculateLotCosts } from '../cost/lots/recalculateLotCosts.ts';
import { createCostSource } from '../cost/store/costSource.ts';
import { withIngestLock } from '../catalogue/db/ingestLock.ts';
import { optimiseDatabase } from '../catalogue/db/optimiseDatabase.ts';
import type { CostData } from '../cost/calculateReceipt.ts';
import { writeModelFile } from '../estimate/modelFile.ts';
import { trainModels } from '../estimate/trainModels.ts';
import { loadEstimator } from '../estimate/loadEstimator.ts';
import { rescoreLots } from '../ingest/estimates/rescoreLots.ts';
import type { StateDb } from '../state/schema.ts';
import type { ImportReport } from '../ingest/importRows.ts';
import { ingestFolder } from '../ingest/ingestFolder.ts';
import { groupByTable } from './groupByTable.ts';
import { readDemoNote, writeDemoNote } from './demoNote.ts';
import { countOtherLots } from './countOtherLots.ts';
import { planSeed, type SeedPlan, type SeedRequest } from './planSeed.ts';
import { writeFeeds } from './writeFeeds.ts';

export interface SeedProgress {
  /** The current step: the name of a feed table, or `index` and a name. */
  readonly step: string;
  readonly rows: number;
  readonly totalRows: number;
}

export interface SeedOptions {
  readonly db: Database;
  readonly state: StateDb;
  readonly request: SeedRequest;
  /** The feeds are written into its subfolder `feeds`. */
  readonly dataDir: string;
  readonly keepFeeds?: boolean;
  readonly now?: Date;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SeedProgress) => void;
  /** Replaces the writer of the feeds, for tests. */
  readonly write?: typeof writeFeeds;
}

export type SeedOutcome =
  | Exclude<SeedPlan, { kind: 'write' }>
  | { readonly kind: 'written'; readonly reports: readonly ImportReport[] };

/**
 * Fills the database with demo lots, or moves them to this week. It writes feeds and imports them at the same time. An
 * empty database gets its indices at the end. Throws IngestLocked, errors of the disk, and the signal's reason; the
 * next call then continues.
 */
export async function seedDemo(options: SeedOptions): Promise<SeedOutcome> {
  const { db, request, dataDir, now = new Date() } = options;
  return withIngestLock(db, async (): Promise<SeedOutcome> => {
    const empty = hasNoLots(db);
    const plan = planSeed(request, { note: readDemoNote(db), hasLots: !empty }, now);
    const costs = await createCostSource(options.state, await loadTables(), () => now).load();
    if (plan.kind !== 'write') {
      if (!empty && !areCostsUpToDate(db, costs)) recalculateLotCosts(db, costs, options.signal);
      return plan;
    }
    if (!plan.refresh) writeDemoNote(db, plan.note);
    if (empty) deferIndices(db);
    const dir = path.join(dataDir, 'feeds');
    try {
      const reports = await importTables(options, plan, dir);
      if (plan.refresh) recalculateLotCosts(db, costs, options.signal);
      else saveCostBasis(db, costs);
      await estimateLots(options, costs, now);
      writeDemoNote(db, { ...plan.note, complete: true });
      return { kind: 'written', reports };
    } finally {
      if (!options.keepFeeds) await rm(dir, { recursive: true, force: true });
    }
  });
}

/** Trains the models on the archive that was just filled, and estimates the coming lots. */
async function estimateLots({ db, state, signal }: SeedOptions, costs: CostData, now: Date): Promise<void> {
  writeModelFile(db.name, trainModels(db, { isTested: false }, now).file);
  rescoreLots(db, await loadEstimator(db.name, state), costs, signal);
}

async function importTables(
  { db, state, signal, onProgress, keepFeeds, write = writeFeeds }: SeedOptions,
  { note, refresh }: Extract<SeedPlan, { kind: 'write' }>,
  dir: string,
): Promise<readonly ImportReport[]> {
  const now = new Date(note.now);
  const { seed, coming } = note;
  const counts = { coming, sold: refresh ? 0 : note.sold, others: countOtherLots(coming, refresh) };
  const files = write({ dir, seed, now, ...counts }, signal);
  const reports: ImportReport[] = [];
  let rows = 0;
  let totalRows = 0;
  try {
    for await (const table of groupByTable(files)) {
      totalRows = table.totalRows;
      const folder = path.join(dir, table.source);
      const report = await ingestFolder({
        db,
        state,
        dir: folder,
        source: table.source,
        follow: table.names,
        now,
        ...(signal ? { signal } : {}),
        onBatch: ({ read }) => onProgress?.({ step: table.source, rows: rows + read, totalRows }),
      });
      rows += report.read;
      reports.push(report);
      // A large archive should not stay on the disk twice.
      if (!keepFeeds) await rm(folder, { recursive: true });
    }
  } finally {
    await files.return();
  }
  restoreIndices(db, (name) => onProgress?.({ step: `index ${name}`, rows, totalRows }));
  optimiseDatabase(db);
  return reports;
}
