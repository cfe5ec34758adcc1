import path from 'node:path';
import type { Database } from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { openDatabase } from '../db/open.ts';
import { createRunner } from '../db/runner.ts';
import {
  answerAll,
  arbitraryLots,
  arbitraryQuery,
  CHANGE_LOTS,
  nameLots,
} from '../testing/arbitraryCatalogue.ts';
import { createTestLot, writeLots } from '../testing/lots.ts';
import { findPlace, listChangedKeys, type Place } from '../db/changes.ts';
import { bumpCatalogueVersion, readCatalogueVersion } from '../db/meta.ts';
import { ColumnIndex } from '../columns/ColumnIndex.ts';
import { toIndexData, type LotTable } from '../columns/LotTable.ts';
import { mergeLots } from '../columns/mergeLots.ts';
import { readSnapshot, writeSnapshot } from '../columns/snapshotFile.ts';
import { readChanges, readTable, SHAPE } from './readTable.ts';
import { createIndexQueries, NoIndex } from './indexQueries.ts';
import { createSqliteQueries } from './sqliteQueries.ts';

/** Catalogues, each before and after a change, and queries of each. */
const CATALOGUES = numRuns(3, 60);
const QUERIES = numRuns(40, 180).numRuns;
const NOW = () => new Date('2026-11-25T03:00:00Z');

const open: Database[] = [];
afterEach(() => open.splice(0).forEach((db) => db.close()));

function finish<Value>(steps: Generator<undefined, Value, undefined>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const toIndex = (type: CatalogueType, table: LotTable) => new ColumnIndex(toIndexData(type, table));

/** Stamps the present lots, as an import does. */
function stamp(db: Database): Place {
  db.transaction(() => bumpCatalogueVersion(db))();
  return findPlace(createRunner(db), readCatalogueVersion(db))!;
}

/** Queries of both drivers over the present lots of a file. */
function openBoth(file: string) {
  const db = openDatabase(file);
  open.push(db);
  const tables = new Map<CatalogueType, LotTable>();
  const indices = new Map<CatalogueType, ColumnIndex>();
  const find = (type: CatalogueType) => {
    const table = tables.get(type) ?? finish(readTable(db, type))!;
    const index = indices.get(type) ?? toIndex(type, table);
    tables.set(type, table);
    indices.set(type, index);
    return index;
  };
  /** As after a restart and an import: the tables come from their snapshots, and what has changed since is merged. */
  const restart = async (place: Place) => {
    const changesOf = finish(readChanges(db, listChangedKeys(db, place)));
    for (const [type, table] of tables) {
      const snapshot = `${file}.${type}`;
      await writeSnapshot(snapshot, { table, place }, SHAPE);
      const read = readSnapshot(snapshot, SHAPE)!;
      expect(read).toEqual({ table, place });
      const merged = finish(mergeLots(read.table, changesOf(type)));
      expect([...merged.keys]).toEqual([...finish(readTable(db, type))!.keys]);
      tables.set(type, merged);
      indices.set(type, toIndex(type, merged));
    }
  };
  return {
    db,
    restart,
    queries: [createSqliteQueries(db, NOW), createIndexQueries(createRunner(db), NOW, find)] as const,
  };
}

test('an index answers as SQLite does, before lots change, and after that from a snapshot and what is new', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryLots,
      arbitraryLots,
      fc.array(arbitraryQuery, { minLength: QUERIES, maxLength: QUERIES, size: 'max' }),
      async (before, after, all) => {
        const file = path.join(createTempDir(), 'vvoz.sqlite');
        await writeLots(file, nameLots(before, 'old'));
        const { db, restart, queries } = openBoth(file);
        const [sqlite, index] = queries;
        const place = stamp(db);
        for (const query of all)
          expect(await answerAll(index, query)).toEqual(await answerAll(sqlite, query));
        await writeLots(file, nameLots(after, 'new'));
        db.exec(CHANGE_LOTS);
        await restart(place);
        for (const query of all)
          expect(await answerAll(index, query)).toEqual(await answerAll(sqlite, query));
      },
    ),
    // Without shrinking, which would repeat hundreds of queries thousands of times.
    { ...CATALOGUES, endOnFailure: true },
  );
}, 1_800_000);

test('after New Year a lot without a year is filtered by the year that is assumed then', async () => {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, [createTestLot({ type: 'bike_st', year: null })]);
  const db = openDatabase(file, { readonly: true });
  open.push(db);
  const index = toIndex('bike_st', finish(readTable(db, 'bike_st'))!);
  const count = (year: number, now: string) =>
    index.count({ op: 'range', field: 'year', min: year, max: year }, new Date(now));
  expect([count(2022, '2026-12-31'), count(2023, '2026-12-31')]).toEqual([1, 0]);
  expect([count(2022, '2027-01-01'), count(2023, '2027-01-01')]).toEqual([0, 1]);
});

test('without an index: NoIndex', async () => {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, []);
  const db = openDatabase(file, { readonly: true });
  open.push(db);
  const queries = createIndexQueries(createRunner(db), NOW, () => undefined);
  expect(() => queries.count({ type: 'japan', filter: { op: 'and', all: [] } })).toThrow(NoIndex);
});
