import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import { lotToRecord } from '../testing/lotToRecord.ts';
import { deferIndices, hasNoLots, restoreIndices } from './bulkIndices.ts';
import { createLotWriter } from './lotWriter.ts';
import { bumpCatalogueVersion, deleteMeta, readCatalogueVersion, readMeta, writeMeta } from './meta.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

const listIndices = (db: Database) =>
  db
    .prepare(
      `select name from sqlite_schema where type = 'index' and tbl_name = 'lot' and sql is not null order by name`,
    )
    .pluck()
    .all() as string[];

test('indices are dropped for an import and built again one by one', async () => {
  const db = await tempDatabase();
  const before = listIndices(db);
  expect(before).toContain('lot_facets');
  deferIndices(db);
  expect(listIndices(db)).toEqual([]);
  // A second import that begins before they are built again must not lose any of them.
  deferIndices(db);
  const built: [string, number][] = [];
  restoreIndices(db, (name) => built.push([name, listIndices(db).length]));
  expect(listIndices(db)).toEqual(before);
  expect(built.map(([name]) => name).toSorted()).toEqual(before);
  expect(built.map(([, count]) => count)).toEqual(before.map((_, at) => at));
  restoreIndices(db, (name) => expect.unreachable(name));
});

test('an import that was interrupted while it built the indices is continued by the next', async () => {
  const db = await tempDatabase();
  const before = listIndices(db);
  deferIndices(db);
  const built: string[] = [];
  const stopAtThird = (name: string) => {
    if (built.length === 2) throw new Error('interrupted');
    built.push(name);
  };
  expect(() => restoreIndices(db, stopAtThird)).toThrow('interrupted');
  expect(listIndices(db)).toHaveLength(2);
  deferIndices(db);
  expect(listIndices(db)).toEqual([]);
  const again: string[] = [];
  restoreIndices(db, (name) => again.push(name));
  expect(again.toSorted()).toEqual(before);
  expect(listIndices(db)).toEqual(before);
});

test('indices that were built in the meantime are not built again', async () => {
  const db = await tempDatabase();
  const before = listIndices(db);
  deferIndices(db);
  db.exec('create index lot_by_id on lot (type, external_id)');
  restoreIndices(db);
  expect(listIndices(db)).toEqual(before);
});

test('a database has no lots before the first is written', async () => {
  const db = await tempDatabase();
  expect(hasNoLots(db)).toBe(true);
  createLotWriter(db, 'aleado/japan', 1).write({ ...lotToRecord(), external_id: 'a' });
  expect(hasNoLots(db)).toBe(false);
});

test('the version of the catalogue counts from 0; other notes are kept beside it', async () => {
  const db = await tempDatabase();
  expect(readCatalogueVersion(db)).toBe('0');
  bumpCatalogueVersion(db);
  bumpCatalogueVersion(db);
  writeMeta(db, 'other', 'a');
  writeMeta(db, 'other', 'b');
  expect([readCatalogueVersion(db), readMeta(db, 'other')]).toEqual(['2', 'b']);
  deleteMeta(db, 'other');
  expect([readCatalogueVersion(db), readMeta(db, 'other')]).toEqual(['2', undefined]);
});
