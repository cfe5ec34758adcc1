import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { findRuns } from './health/feedRuns.ts';
import { NO_LOSSES } from './importLosses.ts';
import { createCounts } from '../catalogue/db/ingestRuns.ts';
import { ingestTables, type IngestTablesOptions } from './ingestTables.ts';
import { aleado } from './sources/aleado/aleadoSource.ts';
import { createAleadoRow, createAleadoRows } from './testing/rows.ts';
import { createMemoryFeed } from './testing/memoryFeed.ts';
import type { LotSource } from './Source.ts';

interface Settings {
  readonly tables?: readonly string[];
  readonly skipped?: string;
}

/** A source with two tables of two lots each. */
const source: LotSource<string, Settings> = {
  kind: 'lots',
  name: 'aleado',
  about: '',
  readRecord: aleado.readRecord,
  variables: { ...aleado.variables, read: () => ({ kind: 'not set up' }) as never },
  tables: aleado.tables.filter(({ table }) => table === 'japan' || table === 'bike'),
  open: (_, { table }) =>
    createMemoryFeed([createAleadoRow({ ID: `${table}1` }), createAleadoRow({ ID: `${table}2` })]),
};

async function setUp() {
  const db = await tempDatabase();
  const state = await openTempState();
  const defaults = { source, settings: {}, dir: undefined, signal: undefined, tables: [], ifChanged: false };
  const ingest = (options: Partial<IngestTablesOptions<Settings>> = {}) =>
    ingestTables<Settings>({ db, state, ...defaults, ...options });
  return { db, state, ingest };
}

const listSources = (reports: Awaited<ReturnType<typeof ingestTables>>) => reports.map((one) => one.source);

describe('the tables that are read', () => {
  test.each([
    ['all', {}, [], ['aleado/japan', 'aleado/bike']],
    ['those of the settings', { tables: ['bike'] }, [], ['aleado/bike']],
    ['the requested ones', { tables: ['bike'] }, ['japan'], ['aleado/japan']],
  ])('%s', async (_, settings, tables, expected) => {
    const { ingest } = await setUp();
    const chosen = { ...source, chooseTables: (own: Settings) => own.tables ?? ['japan', 'bike'] };
    expect(listSources(await ingest({ source: chosen, settings, tables }))).toEqual(expected);
    if (tables.length === 0 && expected.length === 2)
      expect(listSources(await ingest({ settings }))).toEqual(expected);
  });

  test('the first import of an empty catalogue leaves every index', async () => {
    const { db, ingest } = await setUp();
    const listIndices = () =>
      db
        .prepare(`select name from sqlite_schema where type = 'index' and tbl_name = 'lot' order by name`)
        .pluck()
        .all();
    const before = listIndices();
    await ingest();
    expect(listIndices()).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
  });

  test('a first import that fails leaves every index, and the tables that it has read', async () => {
    const { db, ingest } = await setUp();
    const listIndices = () =>
      db.prepare(`select name from sqlite_schema where type = 'index' order by name`).pluck().all();
    const before = listIndices();
    const broken: typeof source = {
      ...source,
      open: (_, { table }) =>
        createMemoryFeed([createAleadoRow({ ID: table })], { failAfter: table === 'bike' ? 0 : 1 }),
    };
    await expect(ingest({ source: broken })).rejects.toThrow('the line broke');
    expect(listIndices()).toEqual(before);
    expect(db.prepare('select external_id from lot').pluck().all()).toEqual(['japan']);
  });

  test('a source that is not configured is refused', async () => {
    const { ingest } = await setUp();
    await expect(ingest({ settings: undefined })).rejects.toMatchObject({ name: 'SourceNotSet' });
  });
});

test('each import records its run, and reports its progress with the size of the last one', async () => {
  const { state, ingest } = await setUp();
  const onProgress = vi.fn();
  await ingest({ tables: ['japan'], onProgress });
  await ingest({ tables: ['japan'], onProgress });
  expect(onProgress.mock.calls).toEqual([
    ['aleado/japan', 2, undefined],
    ['aleado/japan', 2, 2],
  ]);
  const runs = await findRuns(state.db);
  expect(runs.map((run) => [run.source, run.outcome, run.read])).toEqual([
    ['aleado/japan', 'done', 2],
    ['aleado/japan', 'done', 2],
  ]);
});

test('records that the settings exclude are skipped', async () => {
  const { ingest } = await setUp();
  const skipping: typeof source = {
    ...source,
    skips: ({ skipped }, record) => (record as { ID: string }).ID === skipped,
  };
  const [report] = await ingest({ source: skipping, settings: { skipped: 'japan1' }, tables: ['japan'] });
  expect(report).toMatchObject({ read: 2, added: 1, skipped: 1 });
});

test('a signal stops the import, and no run is recorded', async () => {
  const { state, ingest } = await setUp();
  const signal = AbortSignal.abort();
  await expect(ingest({ signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(await findRuns(state.db)).toEqual([]);
});

describe('files in a folder', () => {
  function writeTable(dir: string, table: string, count: number): void {
    mkdirSync(path.join(dir, table), { recursive: true });
    const lines = createAleadoRows(count).map((row) => JSON.stringify(row));
    writeFileSync(path.join(dir, table, '1.ndjson'), lines.join('\n'));
  }

  test('are imported only when they have changed, if requested', async () => {
    const { ingest } = await setUp();
    const dir = createTempDir();
    writeTable(dir, 'japan', 2);
    const listIngested = async (ifChanged: boolean) => listSources(await ingest({ dir, ifChanged }));
    expect(await listIngested(true)).toEqual(['aleado/japan']);
    expect(await listIngested(true)).toEqual([]);
    expect(await listIngested(false)).toEqual(['aleado/japan']);
    writeTable(dir, 'japan', 3);
    expect(await listIngested(true)).toEqual(['aleado/japan']);
  });

  test('a table without files is skipped, unless it is requested', async () => {
    const { state, ingest } = await setUp();
    const dir = createTempDir();
    writeTable(dir, 'japan', 2);
    expect(listSources(await ingest({ dir, settings: undefined }))).toEqual(['aleado/japan']);
    await expect(ingest({ dir, tables: ['bike'] })).rejects.toMatchObject({ name: 'NoFeedFiles' });
    const runs = await findRuns(state.db, 'aleado/bike');
    expect(runs.map(({ outcome, error }) => [outcome, error])).toEqual([
      ['failed', expect.stringContaining('There are no feed files')],
    ]);
  });

  test('a failed import is repeated although its files are the same', async () => {
    const { db, ingest } = await setUp();
    const dir = createTempDir();
    writeTable(dir, 'japan', 2);
    db.exec(`create trigger full before insert on lot begin select raise(abort, 'no room'); end`);
    await expect(ingest({ dir, ifChanged: true })).rejects.toThrow('no room');
    db.exec('drop trigger full');
    expect(listSources(await ingest({ dir, ifChanged: true }))).toEqual(['aleado/japan']);
  });
});

test('other data of the source is imported only with all of its tables', async () => {
  const { ingest } = await setUp();
  const rest = { ...createCounts(), ...NO_LOSSES, source: 'rest', whole: true, seconds: 0 };
  const withRest: typeof source = { ...source, importRest: async () => rest };
  expect(listSources(await ingest({ source: withRest }))).toEqual(['aleado/japan', 'aleado/bike', 'rest']);
  expect(listSources(await ingest({ source: withRest, tables: ['bike'] }))).toEqual(['aleado/bike']);
  expect(listSources(await ingest({ source: withRest, dir: createTempDir() }))).toEqual([]);
});
