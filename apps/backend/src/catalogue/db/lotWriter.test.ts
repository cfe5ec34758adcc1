import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import { lotToRecord } from '../testing/lotToRecord.ts';
import { createLotWriter } from './lotWriter.ts';
import type { LotRecord } from './lotRecord.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

const createRecord = (externalId: string, fields: Partial<LotRecord> = {}): LotRecord => ({
  ...lotToRecord({ type: 'japan', brand: 'TOYOTA', model: 'PRIUS' }),
  external_id: externalId,
  ...fields,
});

/** Imports records into a source. Returns the outcome of each, and the number of withdrawn lots. */
function importAll(db: Database, run: number, records: readonly LotRecord[], kept: readonly string[] = []) {
  const writer = createLotWriter(db, 'aleado/japan', run);
  const written = records.map((record) => writer.write(record)).join(' ');
  for (const id of kept) writer.keep(id);
  return [written, writer.withdrawOthers()];
}

/** The lots of a source, each as `id model live run`. */
const listLots = (db: Database, source = 'aleado/japan') =>
  db
    .prepare(
      `select external_id || ' ' || model || ' ' || live || ' ' || run from lot where source = ? order by key`,
    )
    .pluck()
    .all(source);

test('a first load adds every lot and withdraws none; a lot that occurs twice keeps its last state', async () => {
  const db = await tempDatabase();
  const twice = [createRecord('b', { model: 'AQUA' }), createRecord('b', { model: 'AQUA' })];
  expect(importAll(db, 1, [createRecord('a'), createRecord('b'), ...twice])).toEqual([
    'added added changed unchanged',
    0,
  ]);
  expect(listLots(db)).toEqual(['a PRIUS 1 1', 'b AQUA 1 1']);
});

test('calculated columns are completed only for a lot that is written', async () => {
  const db = await tempDatabase();
  const completed: string[] = [];
  const complete = (lot: LotRecord): LotRecord => {
    completed.push(`${lot.external_id} ${lot.model}`);
    return { ...lot, cost: 5 };
  };
  const importWith = (run: number, records: readonly LotRecord[]) => {
    const writer = createLotWriter(db, 'aleado/japan', run);
    return records.map((record) => writer.write(record, complete)).join(' ');
  };
  expect(importWith(1, [createRecord('a'), createRecord('b')])).toBe('added added');
  const second = [createRecord('a'), createRecord('b', { model: 'AQUA' }), createRecord('c')];
  expect(importWith(2, second)).toBe('unchanged changed added');
  expect(completed).toEqual(['a PRIUS', 'b PRIUS', 'b AQUA', 'c PRIUS']);
  expect(db.prepare('select distinct cost from lot').pluck().all()).toEqual([5]);
});

test('a later import writes what changed and withdraws what is neither in the feed nor kept', async () => {
  const db = await tempDatabase();
  importAll(
    db,
    1,
    ['same', 'other', 'kept', 'gone', 'gone too'].map((id) => createRecord(id)),
  );
  const second = [createRecord('same'), createRecord('other', { model: 'AQUA' }), createRecord('new')];
  expect(importAll(db, 2, [...second, createRecord('same')], ['kept', 'unheard of'])).toEqual([
    'unchanged changed added unchanged',
    2,
  ]);
  expect(listLots(db)).toEqual([
    'same PRIUS 1 1',
    'other AQUA 1 2',
    'kept PRIUS 1 1',
    'gone PRIUS 0 2',
    'gone too PRIUS 0 2',
    'new PRIUS 1 2',
  ]);
  expect(db.prepare(`select distinct status from lot where live = 0`).pluck().all()).toEqual(['withdrawn']);
  expect(importAll(db, 3, second, ['kept'])).toEqual(['unchanged unchanged unchanged', 0]);
});

test('a lot that returns to the feed unchanged is listed again', async () => {
  const db = await tempDatabase();
  importAll(db, 1, [createRecord('a'), createRecord('b')]);
  importAll(db, 2, [createRecord('b')]);
  expect(listLots(db)).toEqual(['a PRIUS 0 2', 'b PRIUS 1 1']);
  expect(importAll(db, 3, [createRecord('a'), createRecord('b')])).toEqual(['changed unchanged', 0]);
  expect(listLots(db)).toEqual(['a PRIUS 1 3', 'b PRIUS 1 1']);
});

test('the same id in another feed is another lot', async () => {
  const db = await tempDatabase();
  createLotWriter(db, 'jpcenter/japan', 1).write(createRecord('a'));
  expect(importAll(db, 2, [createRecord('a')])).toEqual(['added', 0]);
  expect(importAll(db, 3, [])).toEqual(['', 1]);
  expect(listLots(db, 'jpcenter/japan')).toEqual(['a PRIUS 1 1']);
});

test('a value that moves to the next column is a change of the lot, a new calculated value is not', async () => {
  const db = await tempDatabase();
  importAll(db, 1, [createRecord('a', { images: 'S', info: '' }), createRecord('b')]);
  const writer = createLotWriter(db, 'aleado/japan', 2);
  // The two columns are adjacent in the hashed text.
  expect(writer.write(createRecord('a', { images: '', info: 'S' }))).toBe('changed');
  expect(writer.write(createRecord('b', { cost: 1_500_000 }))).toBe('unchanged');
  expect(db.prepare('select distinct length(hash) from lot').pluck().all()).toEqual([16]);
});
