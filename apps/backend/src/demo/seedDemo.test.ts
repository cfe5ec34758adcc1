import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { openTempState } from '../state/testing/openTempState.ts';
import { describe, expect, test } from 'vitest';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { createAleadoRow } from '../ingest/testing/rows.ts';
import { seedDemo, type SeedOptions } from './seedDemo.ts';
import type { FinishedFile, WriteFeedsOptions } from './writeFeeds.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const NEXT_WEEK = new Date('2026-11-23T06:00:00Z');
const request = { coming: 40, sold: 60, seed: 1, ifNeeded: true };

/**
 * Writes the requested number of lots in files of 20. The id of every second coming lot contains the day, so that it
 * changes next week.
 */
async function* writeTwoTables(
  { dir, coming, sold, now }: WriteFeedsOptions,
  signal?: AbortSignal,
): AsyncGenerator<FinishedFile, void, undefined> {
  const day = now.toISOString().slice(0, 10);
  for (const [table, count, fields] of [
    ['japan', coming, {}],
    ['japan_st', sold, { STATUS: 'sold', FINISH: '700' }],
  ] as const) {
    mkdirSync(path.join(dir, 'aleado', table), { recursive: true });
    for (let from = 0; from < count; from += 20) {
      signal?.throwIfAborted();
      const rows = Array.from({ length: 20 }, (_, index) => {
        const lot = from + index;
        const ID = table === 'japan' && lot % 2 === 0 ? `${lot}-${day}` : `${lot}`;
        return JSON.stringify(createAleadoRow({ ...fields, ID }));
      });
      const name = `${from}.ndjson`;
      writeFileSync(path.join(dir, 'aleado', table, name), rows.join('\n'));
      yield { source: `aleado/${table}`, name, totalRows: coming + sold };
    }
  }
}

const seed = async (db: Database, options: Partial<SeedOptions> = {}) =>
  seedDemo({
    db,
    state: (await openTempState()).db,
    request,
    dataDir: path.dirname(db.name),
    now: NOW,
    write: writeTwoTables,
    ...options,
  });
const countLive = (db: Database, type: string): unknown =>
  db.prepare('select count(*) from lot where type = ? and live = 1').pluck().get(type);
const countIndices = (db: Database): unknown =>
  db
    .prepare(
      `select count(*) from sqlite_schema where type = 'index' and sql is not null and tbl_name = 'lot'`,
    )
    .pluck()
    .get();

describe('seedDemo', () => {
  test('fills an empty database, builds the indices and removes the feeds', async () => {
    const db = await tempDatabase();
    const before = countIndices(db);
    const outcome = await seed(db);
    expect(outcome).toMatchObject({
      kind: 'written',
      reports: [
        { source: 'aleado/japan', added: 40 },
        { source: 'aleado/japan_st', added: 60 },
      ],
    });
    expect([countLive(db, 'japan'), countLive(db, 'japan_st')]).toEqual([40, 60]);
    expect(countIndices(db)).toBe(before);
    expect(existsSync(path.join(path.dirname(db.name), 'feeds'))).toBe(false);
  });

  test('does nothing the second time, and keeps the feeds if requested', async () => {
    const db = await tempDatabase();
    await seed(db, { keepFeeds: true });
    expect(existsSync(path.join(path.dirname(db.name), 'feeds/aleado/japan/0.ndjson'))).toBe(true);
    expect((await seed(db)).kind).toBe('nothing');
    expect(await seed(db, { request: { ...request, ifNeeded: false } })).toMatchObject({
      reports: [{ unchanged: 40 }, { unchanged: 60 }],
    });
  });

  test('next week it updates the coming lots and keeps the archive', async () => {
    const db = await tempDatabase();
    await seed(db);
    expect(await seed(db, { now: NEXT_WEEK })).toMatchObject({
      reports: [{ source: 'aleado/japan', added: 20, unchanged: 20, withdrawn: 20 }],
    });
    expect([countLive(db, 'japan'), countLive(db, 'japan_st')]).toEqual([40, 60]);
    expect((await seed(db, { now: NEXT_WEEK })).kind).toBe('nothing');
  });

  test('the next seed finishes an interrupted fill', async () => {
    const db = await tempDatabase();
    const before = countIndices(db);
    const breaking = async function* (...args: Parameters<typeof writeTwoTables>) {
      for await (const file of writeTwoTables(...args)) {
        if (file.source === 'aleado/japan_st' && file.name === '20.ndjson')
          throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        yield file;
      }
    };
    await expect(seed(db, { write: breaking })).rejects.toThrow('no space');
    expect(existsSync(path.join(path.dirname(db.name), 'feeds'))).toBe(false);
    const later = new Date(NOW.getTime() + 86_400_000);
    expect(await seed(db, { now: later })).toMatchObject({
      reports: [{ unchanged: 40 }, { source: 'aleado/japan_st', read: 60 }],
    });
    expect([countLive(db, 'japan'), countLive(db, 'japan_st'), countIndices(db)]).toEqual([40, 60, before]);
    expect((await seed(db)).kind).toBe('nothing');
  });

  test('a signal stops it, and a second seed at the same time is refused', async () => {
    const db = await tempDatabase();
    const stop = new AbortController();
    const running = seed(db, { signal: stop.signal, onProgress: () => stop.abort(new Error('stopped')) });
    await expect(seed(db)).rejects.toThrow('Another import');
    await expect(running).rejects.toThrow('stopped');
    expect((await seed(db)).kind).toBe('written');
  });
});
