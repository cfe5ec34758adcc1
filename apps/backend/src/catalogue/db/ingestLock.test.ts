import { hostname } from 'node:os';
import type { Database } from 'better-sqlite3';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { IngestLocked, isImporting, withIngestLock } from './ingestLock.ts';
import { readMeta, writeMeta } from './meta.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

const writeHolder = (db: Database, holder: object) =>
  writeMeta(
    db,
    'ingest_lock',
    JSON.stringify({ host: hostname(), pid: process.ppid, life: 'another', at: Date.now(), ...holder }),
  );
const run = (db: Database) => withIngestLock(db, async () => 'done');

describe('withIngestLock', () => {
  test('allows one import at a time, and the next one after it has ended', async () => {
    const db = await tempDatabase();
    const first = Promise.withResolvers<string>();
    const running = withIngestLock(db, () => first.promise);
    expect(isImporting(db)).toBe(true);
    await expect(run(db)).rejects.toThrow(IngestLocked);
    first.resolve('first');
    expect(await running).toBe('first');
    expect(isImporting(db)).toBe(false);
    expect(await run(db)).toBe('done');
  });

  test('is released when the work fails', async () => {
    const db = await tempDatabase();
    await expect(withIngestLock(db, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(readMeta(db, 'ingest_lock')).toBeUndefined();
  });

  test('a running process and another machine keep the lock', async () => {
    const db = await tempDatabase();
    writeHolder(db, {});
    await expect(run(db)).rejects.toThrow(`process ${process.ppid}`);
    writeHolder(db, { host: 'elsewhere', pid: 1 });
    await expect(run(db)).rejects.toThrow('elsewhere');
  });

  test.each([
    ['a process that has ended', { pid: 2 ** 30 }],
    ['an earlier process with the same id', { pid: process.pid }],
    ['a process without a heartbeat for an hour', { at: Date.now() - 3_600_000 }],
    ['a machine without a heartbeat for an hour', { host: 'elsewhere', at: Date.now() - 3_600_000 }],
  ])('the lock of %s is taken over', async (_, holder) => {
    const db = await tempDatabase();
    writeHolder(db, holder);
    expect(await run(db)).toBe('done');
  });

  test('a process of another user keeps the lock', async () => {
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    });
    onTestFinished(() => kill.mockRestore());
    const db = await tempDatabase();
    writeHolder(db, {});
    await expect(run(db)).rejects.toThrow(IngestLocked);
  });

  test('a long import writes heartbeats until it ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const db = await tempDatabase();
    const readAge = () => Date.now() - (JSON.parse(readMeta(db, 'ingest_lock') ?? '{}') as { at: number }).at;
    const work = Promise.withResolvers<string>();
    const running = withIngestLock(db, () => work.promise);
    vi.advanceTimersByTime(3_600_000);
    expect(readAge()).toBeLessThanOrEqual(5000);
    work.resolve('done');
    await running;
    vi.advanceTimersByTime(10_000);
    expect(readMeta(db, 'ingest_lock')).toBeUndefined();
  });
});
