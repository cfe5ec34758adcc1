import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { CATALOGUE_TYPE_NAMES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { isArchive } from '@vvoz/catalogue/types/typeRelations';
import { ColumnIndex } from '../columns/ColumnIndex.ts';
import { toIndexData, type LotTable } from '../columns/LotTable.ts';
import { mergeLots } from '../columns/mergeLots.ts';
import { readSnapshot, writeSnapshot } from '../columns/snapshotFile.ts';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { findPlace, knowsPlace, listChangedKeys, type Place } from '../db/changes.ts';
import { queryCatalogueVersion, queryTypeVersion } from '../db/meta.ts';
import { openDatabase } from '../db/open.ts';
import { createRunner, type Runner } from '../db/runner.ts';
import { readChanges, readTable, SHAPE } from './readTable.ts';

/** How long the thread builds before it looks for a task, ms. */
const SLICE_MS = 4;
/** How long to wait after a failure, ms: a first import creates the indices of SQLite at its end. */
const RETRY_MS = 2000;
/** A table of which a larger share has changed is read again: the covering index is faster than single lots. */
const MAX_SHARE = 0.3;
/** Lots of a small table that are always merged. */
const MIN_MERGED = 1000;
/** Share of a table that must change before its snapshot is written again: a start reads the changes since. */
const SAVED_SHARE = 0.02;
/** How long to wait after a snapshot could not be written, ms. */
const RESAVE_MS = 60_000;

/** Something that the operator should know. */
export interface IndexNote {
  readonly level: 'info' | 'warn';
  readonly facts: Readonly<Record<string, string | number>>;
  readonly message: string;
}

/** The indices of all types. */
export interface Indices {
  /** Returns the index of a type in a version of its lots; undefined while there is none. */
  readonly find: (type: CatalogueType, version: string) => ColumnIndex | undefined;
  /** Begins to renew the indices of the types that have changed up to a version of the catalogue. */
  readonly renew: (version: string) => void;
  readonly close: () => void;
}

interface Built {
  readonly table: LotTable;
  /** Made from the table when a version needs it. */
  readonly index?: ColumnIndex;
  /** The version that it shows; undefined until the changes since a snapshot are merged. */
  readonly version?: string;
  readonly place: Place | undefined;
  /** Changed lots since the last snapshot; Infinity without one. */
  readonly unsaved: number;
}

/** Archives last: there are fewer visitors there, and more lots. */
const TYPES = CATALOGUE_TYPE_NAMES.toSorted(
  (one, other) => Number(isArchive(one)) - Number(isArchive(other)),
);

/**
 * Keeps indices of a database file in this thread. They begin with the snapshots in the folder `FILE.index`, then merge
 * what each import changes; without a snapshot, or after too many changes, they are read from SQLite. All is done in
 * slices between the tasks, on a connection of its own: it sees one state of the data from the first to the last row.
 */
export function createIndices(file: string, note: (note: IndexNote) => void = () => undefined): Indices {
  const built = new Map<CatalogueType, Built>();
  let building:
    | { readonly db: Database; readonly steps: Generator; readonly slice: NodeJS.Immediate }
    | undefined;
  let wanted: string | undefined;
  let retryAt = 0;
  let resaveAt = 0;
  let lastFault = '';
  let hasRead = false;
  let isSaving = false;
  let isClosed = false;

  const findSnapshot = (type: CatalogueType): string => path.join(`${file}.index`, type);

  function* readSnapshots(run: Runner): Generator<undefined, void, undefined> {
    for (const type of TYPES) {
      try {
        const snapshot = readSnapshot(findSnapshot(type), SHAPE);
        if (!snapshot) continue;
        if (knowsPlace(run, snapshot.place)) built.set(type, { ...snapshot, unsaved: 0 });
        else
          note({ level: 'info', facts: { type }, message: 'snapshot of an index is of another catalogue' });
      } catch (error) {
        const facts = { type, reason: getErrorMessage(error) };
        note({ level: 'warn', facts, message: 'snapshot of an index cannot be used; reading the lots' });
      }
      yield;
    }
  }

  /** Merges what has changed into the tables that there are, and drops those that are too far behind. */
  function* mergeAll(
    db: Database,
    run: Runner,
    now: Place | undefined,
  ): Generator<undefined, void, undefined> {
    for (const [type, { place }] of built) if (!place || !now || !knowsPlace(run, place)) built.delete(type);
    const behind = [...built.values()].flatMap(({ place }) => place ?? []);
    const oldest = behind.toSorted((one, other) => one.changeId - other.changeId)[0];
    if (!oldest) return;
    const keys = listChangedKeys(db, oldest);
    yield;
    const changesOf = yield* readChanges(db, keys);
    for (const [type, before] of built) {
      if (queryTypeVersion(run, type) === before.version) {
        built.set(type, { ...before, place: now });
        continue;
      }
      const changes = changesOf(type);
      if (changes.lots.length > Math.max(MIN_MERGED, before.table.keys.length * MAX_SHARE)) {
        built.delete(type);
        continue;
      }
      const table = yield* mergeLots(before.table, changes);
      const isSame = table === before.table;
      built.set(type, {
        ...before,
        ...(isSame ? {} : { table, index: new ColumnIndex(toIndexData(type, table)) }),
        place: now,
        unsaved: before.unsaved + (isSame ? 0 : changes.lots.length),
      });
      yield;
    }
  }

  function* buildAll(db: Database): Generator<undefined, void, undefined> {
    db.exec('begin');
    const run = createRunner(db);
    const now = findPlace(run, queryCatalogueVersion(run));
    if (!hasRead) yield* readSnapshots(run);
    hasRead = true;
    yield* mergeAll(db, run, now);
    for (const type of TYPES) {
      const before = built.get(type);
      const table = before?.table ?? (yield* readTable(db, type));
      if (!table) continue;
      built.set(type, {
        unsaved: Infinity,
        place: now,
        ...before,
        table,
        index: before?.index ?? new ColumnIndex(toIndexData(type, table)),
        version: queryTypeVersion(run, type),
      });
      yield;
    }
  }

  /** Writes the snapshots that are too old. The tables never change, so they may be used meanwhile. */
  async function save(): Promise<void> {
    if (isSaving || performance.now() < resaveAt) return;
    isSaving = true;
    try {
      for (const [type, { table, place, unsaved }] of built) {
        if (isClosed) return;
        if (!place || unsaved <= table.keys.length * SAVED_SHARE) continue;
        const begun = performance.now();
        await writeSnapshot(findSnapshot(type), { table, place }, SHAPE);
        const saved = built.get(type);
        if (saved?.table === table) built.set(type, { ...saved, unsaved: 0 });
        const facts = { type, lots: table.keys.length, ms: Math.round(performance.now() - begun) };
        note({ level: 'info', facts, message: 'snapshot of an index written' });
      }
      resaveAt = 0;
    } catch (error) {
      resaveAt = performance.now() + RESAVE_MS;
      const facts = { reason: getErrorMessage(error) };
      note({
        level: 'warn',
        facts,
        message: 'snapshot of an index not written; the next start reads the lots',
      });
    } finally {
      isSaving = false;
    }
  }

  function end(): void {
    if (!building) return;
    clearImmediate(building.slice);
    // Ends the statement that it is reading.
    building.steps.return(undefined);
    building.db.close();
    building = undefined;
  }

  function buildSlice(db: Database, steps: Generator): void {
    try {
      const until = performance.now() + SLICE_MS;
      while (performance.now() < until)
        if (steps.next().done) {
          end();
          lastFault = '';
          void save();
          return;
        }
      building = { db, steps, slice: setImmediate(buildSlice, db, steps) };
    } catch (error) {
      // SQLite answers meanwhile. Said once: an import in progress has no covering index until it ends.
      const reason = getErrorMessage(error);
      if (reason !== lastFault)
        note({ level: 'warn', facts: { reason }, message: 'index not built; SQLite answers' });
      lastFault = reason;
      end();
      built.clear();
      wanted = undefined;
      retryAt = performance.now() + RETRY_MS;
    }
  }

  function renew(version: string): void {
    if (building || performance.now() < retryAt) return;
    if (version === wanted) {
      if (resaveAt > 0) void save();
      return;
    }
    wanted = version;
    const db = openDatabase(file, { readonly: true });
    const steps = buildAll(db);
    building = { db, steps, slice: setImmediate(buildSlice, db, steps) };
  }

  return {
    find: (type, version) => {
      const found = built.get(type);
      return found?.version === version ? found.index : undefined;
    },
    renew,
    close: () => {
      isClosed = true;
      end();
      built.clear();
    },
  };
}
