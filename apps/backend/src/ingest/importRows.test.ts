import type { Database } from 'better-sqlite3';
import { describe, expect, test, vi } from 'vitest';
import { readCatalogueVersion } from '../catalogue/db/meta.ts';
import { openDatabase } from '../catalogue/db/open.ts';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { eachState } from '../state/testing/eachState.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { findReadableTable } from './feedTables.ts';
import { importRows, type ImportOptions } from './importRows.ts';
import type { Feed } from './rawRecord.ts';
import { createMemoryFeed } from './testing/memoryFeed.ts';
import { createAleadoRow, createAleadoRows, createKoreaRow } from './testing/rows.ts';

const now = new Date('2026-11-21T00:00:00Z');

const importRecords = async (
  db: Database,
  records: readonly unknown[],
  {
    source = 'aleado/japan',
    feed = {},
    ...rest
  }: Partial<Omit<ImportOptions, 'feed'>> & {
    source?: string;
    feed?: Parameters<typeof createMemoryFeed>[1];
  } = {},
) =>
  importRows({
    db,
    state: (await openTempState()).db,
    ...findReadableTable(source),
    now,
    ...rest,
    feed: createMemoryFeed(records, feed),
  });

const countLots = (db: Database, where: string): unknown =>
  db.prepare(`select count(*) from lot where ${where}`).pluck().get();
const listLots = (db: Database): unknown =>
  db.prepare('select * from lot order by source, external_id').all();

describe('importRows', () => {
  test('stores what a visitor chooses by', async () => {
    const db = await tempDatabase();
    const rows = [
      createAleadoRow({
        ID: '1',
        MARKA_NAME: 'HYUNDAI',
        MODEL_NAME: 'SANTA FE',
        BODY_TYPE: 'suv',
        TIME: 'D',
      }),
      createAleadoRow({ ID: '2', MODEL_NAME: 'UNHEARD OF', BODY_TYPE: '', TIME: '' }),
    ];
    await importRecords(db, rows);
    const select =
      'select body_kind, engine_kind, seats, machine_kind, moto_class from lot order by external_id';
    expect(db.prepare(select).raw().all()).toEqual([
      ['crossover', 'diesel', '7', '', ''],
      // A feed leaves the fuel of petrol engines out.
      ['', 'petrol', '', '', ''],
    ]);
  });

  test('a second import of the same feed changes nothing', async () => {
    const db = await tempDatabase();
    const rows = createAleadoRows(500);
    const first = await importRecords(db, rows);
    expect(first).toMatchObject({
      read: 500,
      added: 500,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      whole: true,
    });
    const before = listLots(db);
    const version = readCatalogueVersion(db);
    const second = await importRecords(db, rows);
    expect(second).toMatchObject({ read: 500, added: 0, changed: 0, unchanged: 500, withdrawn: 0 });
    expect(listLots(db)).toEqual(before);
    expect(readCatalogueVersion(db)).toBe(version);
  });

  test('offers that are compared anew make a new version, although no record has changed', async () => {
    const db = await tempDatabase();
    const rows = Array.from({ length: 12 }, (_, index) =>
      createKoreaRow({
        ID: `k${index}`,
        FINISH: String(index === 0 ? 22_000_000 : 26_000_000 + index * 100_000),
      }),
    );
    await importRecords(db, rows, { source: 'jpcenter/korea' });
    expect(countLots(db, 'price_share < 100')).toBe(1);
    db.exec('update lot set price_share = null');
    const version = readCatalogueVersion(db);
    expect(await importRecords(db, rows, { source: 'jpcenter/korea' })).toMatchObject({ unchanged: 12 });
    expect(countLots(db, 'price_share < 100')).toBe(1);
    expect(readCatalogueVersion(db)).not.toBe(version);
  });

  test('a changed lot is rewritten in place, and the catalogue has a new version', async () => {
    const db = await tempDatabase();
    await importRecords(db, createAleadoRows(3));
    const version = readCatalogueVersion(db);
    const key = db.prepare(`select key from lot where external_id = 'lot1'`).pluck().get();
    const changed = [
      ...createAleadoRows(1),
      createAleadoRow({ ID: 'lot1', START: '950' }),
      createAleadoRow({ ID: 'lot2' }),
    ];
    expect(await importRecords(db, changed)).toMatchObject({ added: 0, changed: 1, unchanged: 2 });
    expect(db.prepare(`select key, price from lot where external_id = 'lot1'`).get()).toEqual({
      key,
      price: 950_000,
    });
    expect(readCatalogueVersion(db)).not.toBe(version);
  });

  test('lots that left the feed are withdrawn, stay stored, and may return', async () => {
    const db = await tempDatabase();
    await importRecords(db, createAleadoRows(10));
    await importRecords(db, [createAleadoRow({ ID: 'other table' })], { source: 'aleado/bike' });
    const version = readCatalogueVersion(db);
    expect(await importRecords(db, createAleadoRows(4))).toMatchObject({ unchanged: 4, withdrawn: 6 });
    expect(readCatalogueVersion(db)).not.toBe(version);
    expect(countLots(db, `live = 0 and status = 'withdrawn'`)).toBe(6);
    expect(countLots(db, `source = 'aleado/bike' and live = 1`)).toBe(1);
    expect(await importRecords(db, createAleadoRows(4))).toMatchObject({ unchanged: 4, withdrawn: 0 });
    expect(await importRecords(db, createAleadoRows(10))).toMatchObject({
      added: 0,
      changed: 6,
      unchanged: 4,
    });
    expect(countLots(db, `source = 'aleado/japan' and live = 1 and status = 'coming'`)).toBe(10);
  });

  test('an incomplete feed, or one without a valid lot, withdraws nothing', async () => {
    const db = await tempDatabase();
    await importRecords(db, createAleadoRows(10));
    expect(await importRecords(db, createAleadoRows(4), { feed: { completeness: 'part' } })).toMatchObject({
      whole: false,
      withdrawn: 0,
    });
    expect(await importRecords(db, [])).toMatchObject({ whole: false, withdrawn: 0 });
    expect(await importRecords(db, [{ error: 'maintenance' }])).toMatchObject({
      whole: false,
      quarantined: 1,
    });
    expect(countLots(db, 'live = 1')).toBe(10);
  });

  test('a lot whose new record is broken keeps its last good state', async () => {
    const db = await tempDatabase();
    await importRecords(db, createAleadoRows(3));
    const spoiled = [...createAleadoRows(2), createAleadoRow({ ID: 'lot2', MODEL_NAME: '' })];
    expect(await importRecords(db, spoiled)).toMatchObject({ unchanged: 2, quarantined: 1, withdrawn: 0 });
    expect(countLots(db, 'live = 1 and year = 2019')).toBe(3);
  });

  test.each([
    ['{"ID":"lot1","MARKA', true],
    ['{"id" : " lot1 "', true],
    ['<row><ID>lot1</ID><MARKA', true],
    ['{"ID":"lot1', false],
    ['{"ID":""}', false],
    ['no id', false],
  ])('a lot whose record has become the unreadable %j stays in the catalogue: %j', async (text, stays) => {
    const db = await tempDatabase();
    await importRecords(db, createAleadoRows(2));
    async function* faulty(): Feed {
      yield [
        { place: 'a:1', record: createAleadoRow({ ID: 'lot0' }) },
        { place: 'a:2', fault: 'The line is not JSON', text },
      ];
      return 'whole';
    }
    const { db: state } = await openTempState();
    const feed = faulty();
    const report = await importRows({ db, state, ...findReadableTable('aleado/japan'), now, feed });
    expect(report).toMatchObject({ read: 2, quarantined: 1, withdrawn: stays ? 0 : 1, whole: true });
    expect(await state.selectFrom('quarantine').select(['place', 'reason', 'record']).execute()).toEqual([
      { place: 'a:2', reason: 'The line is not JSON', record: text },
    ]);
  });

  test('a lot with a price out of bounds, or a record that cannot be stored, is not withdrawn', async () => {
    const db = await tempDatabase();
    await importRecords(db, createAleadoRows(3, { STATUS: 'sold', FINISH: '1200' }), {
      source: 'aleado/japan_st',
    });
    let deep: unknown = 'x';
    for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
    const records = [
      createAleadoRow({ ID: 'lot0', STATUS: 'sold', FINISH: '1200' }),
      createAleadoRow({ ID: 'lot1', STATUS: 'sold', FINISH: '99000000' }),
      createAleadoRow({ ID: 'lot2', STATUS: 'sold', MODEL_NAME: deep }),
    ];
    const { db: state } = await openTempState();
    const report = await importRecords(db, records, { source: 'aleado/japan_st', state });
    expect(report).toMatchObject({ unchanged: 1, quarantined: 2, withdrawn: 0 });
    const quarantined = await state
      .selectFrom('quarantine')
      .select(['place', 'record'])
      .orderBy('place')
      .execute();
    expect(quarantined).toEqual([
      { place: 'memory:2', record: JSON.stringify(records[1]) },
      { place: 'memory:3', record: 'A record that is nested too deeply to be written' },
    ]);
  });

  test('onBatch gets the counts after each batch; a batch may span several chunks of the feed', async () => {
    const db = await tempDatabase();
    const readCounts: number[] = [];
    const onBatch = ({ read }: { readonly read: number }) => void readCounts.push(read);
    const report = await importRecords(db, createAleadoRows(10), {
      batchRows: 4,
      feed: { chunk: 2 },
      onBatch,
    });
    expect(readCounts).toEqual([4, 8, 10]);
    expect(report).toMatchObject({ source: 'aleado/japan', read: 10, skipped: 0, dropped: [] });
    expect(report.seconds).toBeGreaterThan(0);
    expect(report.seconds).toBeLessThan(600);
    const runs = db.prepare('select read, added, finished_at is null as open from ingest_run').all();
    expect(runs).toEqual([{ read: 10, added: 10, open: 0 }]);
  });

  test('a feed that is not read to its end is closed', async () => {
    const db = await tempDatabase();
    let isClosed = false;
    async function* closing(): Feed {
      try {
        yield [{ place: 'a:1', record: createAleadoRow() }];
        return 'whole';
      } finally {
        isClosed = true;
      }
    }
    const feed = closing();
    const { db: state } = await openTempState();
    const onBatch = () => {
      throw new Error('stop here');
    };
    const options = { db, state, ...findReadableTable('aleado/japan'), now, feed, onBatch, batchRows: 1 };
    await expect(importRows(options)).rejects.toThrow('stop here');
    expect([isClosed, db.inTransaction, countLots(db, '1')]).toEqual([true, false, 0]);
  });

  test('unreadable values are counted by field and reason, unknown words by vocabulary', async () => {
    const db = await tempDatabase();
    const report = await importRecords(db, [
      ...createAleadoRows(2, { PW: 'strong' }),
      createAleadoRow({ ID: 'a', PW: 'weak', YEAR: '3019', COLOR: 'Teal Dream' }),
      createAleadoRow({ ID: 'b', YEAR: ['2019'], COLOR: 'TEAL DREAM', STATUS: 'eaten' }),
    ]);
    expect(report).toMatchObject({ added: 4, quarantined: 0 });
    expect(report.dropped).toEqual([
      {
        field: 'PW',
        reason: 'is not a power',
        count: 3,
        example: { id: 'lot0', place: 'memory:1', value: 'strong' },
      },
      {
        field: 'YEAR',
        reason: 'is not the year of a vehicle',
        count: 1,
        example: { id: 'a', place: 'memory:3', value: '3019' },
      },
      {
        field: 'YEAR',
        reason: 'is a list',
        count: 1,
        example: { id: 'b', place: 'memory:4', value: '["2019"]' },
      },
    ]);
    expect(report.unknownWords).toEqual([
      { vocabulary: 'color', word: 'Teal Dream', count: 2, exampleId: 'a' },
      { vocabulary: 'status', word: 'eaten', count: 1, exampleId: 'b' },
    ]);
  });

  test('of two records with one id the later one is stored', async () => {
    const db = await tempDatabase();
    const rows = [
      createAleadoRow({ START: '700' }),
      createAleadoRow({ START: '900' }),
      createAleadoRow({ START: '900' }),
    ];
    expect(await importRecords(db, rows)).toMatchObject({ read: 3, added: 1, changed: 1, unchanged: 1 });
    expect(db.prepare('select price from lot').pluck().all()).toEqual([900_000]);
  });

  test('a failing transport leaves the old state and an unfinished run; the next run succeeds', async () => {
    const db = await tempDatabase();
    await importRecords(db, [...createAleadoRows(50), createAleadoRow({ ID: 'gone' })]);
    const rows = createAleadoRows(1000, { START: '900' });
    const broken = importRecords(db, rows, { batchRows: 100, feed: { chunk: 30, failAfter: 500 } });
    await expect(broken).rejects.toThrow('the line broke');
    expect(countLots(db, 'start = 900000')).toBe(0);
    expect(countLots(db, `external_id = 'gone' and live = 1`)).toBe(1);
    const runs = db.prepare('select read, added, changed, finished_at is null as open from ingest_run');
    expect(runs.all()).toEqual([
      { read: 51, added: 51, changed: 0, open: 0 },
      { read: 0, added: 0, changed: 0, open: 1 },
    ]);
    expect(await importRecords(db, rows)).toMatchObject({
      added: 950,
      changed: 50,
      unchanged: 0,
      withdrawn: 1,
    });
    expect(countLots(db, 'live = 1 and start = 900000')).toBe(1000);
  });

  test('if the database refuses a record, nothing is imported', async () => {
    const db = await tempDatabase();
    db.exec(`create trigger full before insert on lot when new.external_id = 'lot250'
      begin select raise(abort, 'no room'); end`);
    await expect(importRecords(db, createAleadoRows(400), { batchRows: 100 })).rejects.toThrow('no room');
    expect(countLots(db, '1')).toBe(0);
    expect(db.prepare('select read, added, finished_at from ingest_run').all()).toEqual([
      { read: 0, added: 0, finished_at: null },
    ]);
  });

  test('a signal stops the import between batches, and nothing is imported', async () => {
    const db = await tempDatabase();
    const stop = new AbortController();
    const stopped = importRecords(db, createAleadoRows(1000), {
      batchRows: 100,
      signal: stop.signal,
      onBatch: ({ read }) => read === 300 && stop.abort(new Error('enough')),
    });
    await expect(stopped).rejects.toThrow('enough');
    expect(countLots(db, '1')).toBe(0);
  });

  test('readers see the old state until the import ends', async () => {
    const db = await tempDatabase();
    await importRecords(db, createAleadoRows(50));
    const reader = openDatabase(db.name, { readonly: true });
    const seen = new Set<unknown>();
    const look = () => seen.add(countLots(reader, 'live = 1'));
    await importRecords(db, createAleadoRows(500), { batchRows: 50, onBatch: look });
    expect([...seen]).toEqual([50]);
    expect(countLots(reader, 'live = 1')).toBe(500);
    reader.close();
  });
});

eachState('the quarantine of an import', ({ open }) => {
  test('contains the records of the newest complete import only', async () => {
    const db = await tempDatabase();
    const state = (await open()).db;
    const listPlaces = () => state.selectFrom('quarantine').select(['place', 'reason']).execute();
    await importRecords(db, [createAleadoRow(), createAleadoRow({ ID: 'b', MODEL_NAME: '' })], { state });
    await importRecords(db, [createAleadoRow(), createAleadoRow({ ID: 'b', MARKA_NAME: '' })], { state });
    expect(await listPlaces()).toEqual([{ place: 'memory:2', reason: 'MARKA_NAME is missing' }]);
    await importRecords(db, [createAleadoRow(), createAleadoRow({ ID: 'b' })], { state });
    expect(await listPlaces()).toEqual([]);
  });

  test('stores nothing of a failed import, and accepts the character NUL', async () => {
    const db = await tempDatabase();
    const state = (await open()).db;
    const rows = createAleadoRows(300, { MODEL_NAME: '', GRADE: '1\0' });
    await expect(
      importRecords(db, rows, { state, feed: { failAfter: 200 }, batchRows: 50 }),
    ).rejects.toThrow();
    expect(await state.selectFrom('quarantine').selectAll().execute()).toEqual([]);
    expect(await importRecords(db, rows, { state })).toMatchObject({ quarantined: 300 });
    expect(await state.selectFrom('quarantine').selectAll().execute()).toHaveLength(300);
  });

  test('of a partial import stays beside that of the last complete one', async () => {
    const db = await tempDatabase();
    const state = (await open()).db;
    const reject = (reason: Readonly<Record<string, unknown>>) => [
      createAleadoRow(),
      createAleadoRow({ ID: 'b', ...reason }),
    ];
    await importRecords(db, reject({ MODEL_NAME: '' }), { state });
    await importRecords(db, reject({ MARKA_NAME: '' }), { state, feed: { completeness: 'part' } });
    const reasons = await state.selectFrom('quarantine').select('reason').orderBy('reason').execute();
    expect(reasons).toEqual([{ reason: 'MARKA_NAME is missing' }, { reason: 'MODEL_NAME is missing' }]);
  });

  test('stays as it was when the import fails at its last statement', async () => {
    const db = await tempDatabase();
    const state = (await open()).db;
    await importRecords(db, [createAleadoRow(), createAleadoRow({ ID: 'b', MODEL_NAME: '' })], { state });
    db.exec(`create trigger full before update on ingest_run begin select raise(abort, 'no room'); end`);
    const rows = [createAleadoRow(), createAleadoRow({ ID: 'c', MARKA_NAME: '' })];
    await expect(importRecords(db, rows, { state })).rejects.toThrow('no room');
    const stored = await state.selectFrom('quarantine').select('reason').execute();
    expect(stored).toEqual([{ reason: 'MODEL_NAME is missing' }]);
  });

  test('stays as it was when the import cannot be committed', async () => {
    const db = await tempDatabase();
    const state = (await open()).db;
    await importRecords(db, [createAleadoRow(), createAleadoRow({ ID: 'b', MODEL_NAME: '' })], { state });
    const exec = db.exec.bind(db);
    const spy = vi.spyOn(db, 'exec').mockImplementation((sql) => {
      if (sql === 'commit') throw new Error('the disk is full');
      return exec(sql);
    });
    const rows = [createAleadoRow(), createAleadoRow({ ID: 'c', MARKA_NAME: '' })];
    await expect(importRecords(db, rows, { state })).rejects.toThrow('the disk is full');
    spy.mockRestore();
    const stored = await state.selectFrom('quarantine').select('reason').execute();
    expect(stored).toEqual([{ reason: 'MODEL_NAME is missing' }]);
  });

  test('is stored batch by batch, each record once, before the next batch is read', async () => {
    const db = await tempDatabase();
    const state = (await open()).db;
    const stored: number[] = [];
    const feed = async function* (): Feed {
      for (let at = 1; at <= 3; at += 1) {
        stored.push((await state.selectFrom('quarantine').select('id').execute()).length);
        yield [{ place: `a:${at}`, record: createAleadoRow({ ID: `b${at}`, MODEL_NAME: '' }) }];
      }
      return 'whole';
    };
    const table = findReadableTable('aleado/japan');
    await importRows({ db, state, ...table, now, feed: feed(), batchRows: 1 });
    stored.push((await state.selectFrom('quarantine').select('id').execute()).length);
    expect(stored).toEqual([0, 1, 2, 3]);
  });
});
