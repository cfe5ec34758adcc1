import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { readSnapshot } from '../columns/snapshotFile.ts';
import { bumpCatalogueVersion } from '../db/meta.ts';
import { openDatabase } from '../db/open.ts';
import { EVERYTHING } from '../filter.ts';
import { createTestLot, generateTestLots, writeLots } from '../testing/lots.ts';
import type { IndexNote } from './createIndices.ts';
import { createTaskRunner, type TaskRunner } from './createTaskRunner.ts';
import { SHAPE } from './readTable.ts';
import { createSqliteCatalogueStore } from './SqliteCatalogueStore.ts';

const open: TaskRunner[] = [];
afterEach(() => open.splice(0).forEach((runner) => runner.close()));

async function openRunner() {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, [
    ...generateTestLots({ count: 300 }),
    ...generateTestLots({ count: 300, type: 'japan_st' }),
  ]);
  return { file, ...startRunner(file) };
}

function startRunner(file: string) {
  const notes: IndexNote[] = [];
  const runner = createTaskRunner(file, { hasIndex: true, note: (note) => notes.push(note) });
  open.push(runner);
  const count = (type: string) =>
    runner.run({ method: 'count', args: [{ type, filter: EVERYTHING }], now: Date.now() });
  const waitForIndex = (type: string) =>
    vi.waitFor(() => expect(count(type)).toMatchObject({ ok: true }), 60_000);
  const waitForNote = (message: string) =>
    vi.waitFor(() => {
      // Every task looks for work to do.
      count('japan');
      expect(notes.map((note) => note.message)).toContain(message);
    }, 60_000);
  return { notes, count, waitForIndex, waitForNote, close: runner.close };
}

const WRITTEN = 'snapshot of an index written';
const UNUSABLE = 'snapshot of an index cannot be used; reading the lots';

/** Makes snapshots of both types and ends. Returns the file of the catalogue and the number of its coming lots. */
async function writeSnapshots() {
  const { file, count, waitForIndex, notes, close } = await openRunner();
  await waitForIndex('japan_st');
  await vi.waitFor(
    () => expect(notes.filter(({ message }) => message === WRITTEN).length).toBeGreaterThan(11),
    60_000,
  );
  const { value } = count('japan') as { value: number };
  close();
  return { file, value };
}

/** Withdraws one lot of a type, as an import does. */
function withdrawOne(file: string, type: 'japan' | 'japan_st'): void {
  const db = openDatabase(file);
  db.transaction(() => {
    db.prepare(
      'update lot set live = 0 where key = (select max(key) from lot where type = ? and live = 1)',
    ).run(type);
    bumpCatalogueVersion(db, [type]);
  })();
  db.close();
}

test('there is no index until it is built, nor after its lots have changed; then there is a new one', async () => {
  const { file, count, waitForIndex } = await openRunner();
  expect(count('japan')).toMatchObject({ ok: false, reason: 'no index' });
  await waitForIndex('japan');
  const before = count('japan');
  withdrawOne(file, 'japan');
  expect(count('japan')).toMatchObject({ ok: false, reason: 'no index' });
  await waitForIndex('japan');
  expect(count('japan')).toEqual({ ok: true, value: (before as { value: number }).value - 1 });
});

test('the next start reads the snapshot, and an import of meanwhile', async () => {
  const { file, value } = await writeSnapshots();
  withdrawOne(file, 'japan');
  // Without the covering index no lots can be read, so the answer comes from the snapshot.
  const db = openDatabase(file);
  db.exec('drop index lot_facets');
  db.close();
  const { count, waitForIndex, notes } = startRunner(file);
  await waitForIndex('japan');
  expect(count('japan')).toEqual({ ok: true, value: value - 1 });
  expect(notes).toEqual([]);
});

test.each([
  ['its data are damaged', (bytes: Buffer) => bytes.fill(1, bytes.length - 64)],
  ['its header is damaged', (bytes: Buffer) => bytes.fill(1, 100, 120)],
  ['it ends too early', (bytes: Buffer) => bytes.subarray(0, -5000)],
  ['it has another format', (bytes: Buffer) => bytes.fill('VVOZIDX0', 0, 8)],
  ['it has another format', () => Buffer.alloc(0)],
])(
  'a snapshot is not used when %s: it is said, the lots are read, a new one is written',
  async (reason, damage) => {
    const { file, value } = await writeSnapshots();
    const snapshot = path.join(`${file}.index`, 'japan');
    writeFileSync(snapshot, damage(readFileSync(snapshot)));
    const { count, waitForIndex, waitForNote, notes } = startRunner(file);
    await waitForIndex('japan');
    expect(count('japan')).toEqual({ ok: true, value });
    expect(notes).toContainEqual({ level: 'warn', facts: { type: 'japan', reason }, message: UNUSABLE });
    await waitForNote(WRITTEN);
    expect(readSnapshot(snapshot, SHAPE)?.table.keys).toHaveLength(value);
  },
);

test('a snapshot of a state that the catalogue does not know is not used: it was restored from a backup', async () => {
  const { file, value } = await writeSnapshots();
  const db = openDatabase(file);
  db.exec(`update catalogue_stamp set stamp = 'other'`);
  db.close();
  const { count, waitForIndex, waitForNote } = startRunner(file);
  await waitForNote('snapshot of an index is of another catalogue');
  await waitForIndex('japan');
  expect(count('japan')).toEqual({ ok: true, value });
});

test('after an earlier release has imported, which notes no changes, the lots are read again', async () => {
  const { file, value } = await writeSnapshots();
  const db = new Database(file);
  db.exec(`update lot set live = 0 where type = 'japan' and key % 2 = 0;
    update meta set value = value + 1 where name like 'catalog_version%'`);
  const left = db.prepare(`select count(*) from lot where type = 'japan' and live = 1`).pluck().get();
  db.close();
  const { count, waitForIndex } = startRunner(file);
  await waitForIndex('japan');
  expect(count('japan')).toEqual({ ok: true, value: left });
  expect(left).toBeLessThan(value);
  withdrawOne(file, 'japan');
  await waitForIndex('japan');
  expect(count('japan')).toEqual({ ok: true, value: Number(left) - 1 });
});

test.each([
  ['its folder is a file', (folder: string) => writeFileSync(folder, 'not a folder')],
  ['its file is a folder', (folder: string) => mkdirSync(path.join(folder, 'japan'), { recursive: true })],
])('a snapshot that cannot be written is noted, and no file is left behind: %s', async (_, spoil) => {
  const { file, waitForNote, waitForIndex } = await openRunner();
  spoil(`${file}.index`);
  await waitForNote('snapshot of an index not written; the next start reads the lots');
  await waitForIndex('japan');
  const names = readdirSync(path.dirname(file), { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('a snapshot that could not be written is written a minute later, without another import', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { file, waitForNote } = await openRunner();
  writeFileSync(`${file}.index`, 'not a folder');
  await waitForNote('snapshot of an index not written; the next start reads the lots');
  rmSync(`${file}.index`);
  vi.advanceTimersByTime(60_000);
  await waitForNote(WRITTEN);
});

test('an import of one type leaves the index of another in use', async () => {
  const { file, count, waitForIndex } = await openRunner();
  await waitForIndex('japan_st');
  const before = count('japan_st');
  withdrawOne(file, 'japan');
  expect(count('japan_st')).toEqual(before);
  await waitForIndex('japan');
  expect(count('japan_st')).toEqual(before);
});

test('a file without the indices of SQLite is not indexed until it has them', async () => {
  const { file, count, waitForIndex } = await openRunner();
  const db = openDatabase(file);
  const sql = db.prepare(`select sql from sqlite_schema where name = 'lot_facets'`).pluck().get() as string;
  db.exec('drop index lot_facets');
  expect(count('japan')).toMatchObject({ ok: false });
  await new Promise((resolve) => setImmediate(resolve));
  db.exec(sql);
  db.close();
  await waitForIndex('japan');
});

test('every query sees an import at once, whether an index or SQLite answers', async () => {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, generateTestLots({ count: 2000 }));
  const store = createSqliteCatalogueStore({ file });
  const db = openDatabase(file);
  const scope = { type: 'japan', filter: EVERYTHING } as const;
  let expected = await store.count(scope);
  const row = createTestLot();
  const columns = Object.keys(row);
  const insert = db.prepare(
    `insert into lot (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  for (let at = 0; at < 60; at += 1) {
    db.transaction(() => {
      insert.run({ ...row, external_id: `new-${at}` });
      bumpCatalogueVersion(db, ['japan']);
    })();
    expected += 1;
    const [count, [newest], [brands = []]] = await Promise.all([
      store.count(scope),
      store.arrivals({ ...scope, limit: 1 }),
      store.facets('japan', [{ field: 'brand', filter: EVERYTHING }]),
    ]);
    expect(count).toBe(expected);
    expect(newest?.lot.id).toBe(`new-${at}`);
    expect(brands.reduce((sum, option) => sum + option.count, 0)).toBe(expected);
  }
  db.close();
  await store.close();
});
