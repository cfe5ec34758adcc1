import type { Database } from 'better-sqlite3';
import { CATALOGUE_TYPE_NAMES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { isArchive } from '@vvoz/catalogue/types/typeRelations';
import type { ColumnIndex } from '../columns/ColumnIndex.ts';
import { queryTypeVersion } from '../db/meta.ts';
import { openDatabase } from '../db/open.ts';
import { createRunner } from '../db/runner.ts';
import { buildIndex } from './buildIndex.ts';

/** How long the thread builds before it looks for a task, ms. */
const SLICE_MS = 4;
/** How long to wait after a failure, ms: a first import creates the indices of SQLite at its end. */
const RETRY_MS = 2000;

/** The indices of all types. */
export interface Indices {
  /** Returns the index of a type in a version of its lots; undefined while there is none. */
  readonly find: (type: CatalogueType, version: string) => ColumnIndex | undefined;
  /** Begins to build the indices of the types that have changed up to a version of the catalogue. */
  readonly renew: (version: string) => void;
  readonly close: () => void;
}

/** Archives last: there are fewer visitors there, and more lots. */
const TYPES = CATALOGUE_TYPE_NAMES.toSorted(
  (one, other) => Number(isArchive(one)) - Number(isArchive(other)),
);

/**
 * Keeps indices of a database file in this thread. They are built in slices between the tasks, on a connection of their
 * own: it sees one state of the data from the first to the last row.
 */
export function createIndices(file: string): Indices {
  const built = new Map<CatalogueType, { readonly index: ColumnIndex; readonly version: string }>();
  let building:
    | { readonly db: Database; readonly steps: Generator; readonly slice: NodeJS.Immediate }
    | undefined;
  let wanted: string | undefined;
  let retryAt = 0;

  function* buildAll(db: Database): Generator<undefined, void, undefined> {
    db.exec('begin');
    const run = createRunner(db);
    for (const type of TYPES) {
      const version = queryTypeVersion(run, type);
      if (built.get(type)?.version === version) continue;
      built.delete(type);
      const index = yield* buildIndex(db, type);
      if (index) built.set(type, { index, version });
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
          return;
        }
      building = { db, steps, slice: setImmediate(buildSlice, db, steps) };
    } catch {
      // SQLite answers meanwhile, and reports what is wrong with the file.
      end();
      wanted = undefined;
      retryAt = performance.now() + RETRY_MS;
    }
  }

  function renew(version: string): void {
    if (version === wanted || building || performance.now() < retryAt) return;
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
      end();
      built.clear();
    },
  };
}
