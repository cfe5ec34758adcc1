import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { openDatabase } from '../db/open.ts';
import { EVERYTHING } from '../filter.ts';
import { createTestLot, writeLots } from '../testing/lots.ts';
import { createTaskRunner, type Task } from './createTaskRunner.ts';

const COUNT: Task = { method: 'count', args: [{ type: 'japan', filter: EVERYTHING }], now: 0 };

/** Damages the index from which lots are counted; everything else can be read. */
function damageIndex(file: string): void {
  const db = openDatabase(file, { readonly: true });
  const page = db.prepare("select rootpage from sqlite_schema where name = 'lot_facets'").pluck().get();
  const size = Number(db.pragma('page_size', { simple: true }));
  db.close();
  const end = Number(page) * size;
  writeFileSync(file, readFileSync(file).fill('damaged ', end - size, end));
}

function openTaskRunner() {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  const taskRunner = createTaskRunner(file);
  onTestFinished(() => taskRunner.close());
  return { file, taskRunner };
}

test('tasks succeed as soon as the database has been created', async () => {
  const { file, taskRunner } = openTaskRunner();
  expect(taskRunner.run(COUNT)).toEqual({
    ok: false,
    reason: 'unavailable',
    message: 'there is no database yet',
  });
  await writeLots(file, [createTestLot()]);
  expect(taskRunner.run(COUNT)).toEqual({ ok: true, value: 1 });
});

test('a file that is not a database, or an empty one, is unavailable', () => {
  const { file, taskRunner } = openTaskRunner();
  writeFileSync(file, 'no database at all, but long enough to have a header of one hundred bytes'.repeat(9));
  expect(taskRunner.run(COUNT)).toMatchObject({ ok: false, reason: 'unavailable' });
  writeFileSync(file, '');
  expect(taskRunner.run(COUNT)).toMatchObject({ ok: false, reason: 'unavailable' });
});

test.each([
  ['all of it', (file: string) => writeFileSync(file, Buffer.alloc(8192, 'damaged '))],
  ['an index', damageIndex],
])(
  'a damaged file is named with the commands that fill it again, and its replacement is used: %s',
  async (_, damage) => {
    const { file, taskRunner } = openTaskRunner();
    await writeLots(file, [createTestLot()]);
    expect(taskRunner.run(COUNT)).toMatchObject({ value: 1 });
    taskRunner.close();
    damage(file);
    rmSync(`${file}-wal`, { force: true });
    const outcome = taskRunner.run(COUNT);
    expect(outcome).toMatchObject({
      reason: 'unavailable',
      message: expect.stringContaining(`${file} is damaged`),
    });
    expect(outcome).toMatchObject({ message: expect.stringContaining('npm run ingest') });
    rmSync(file);
    await writeLots(file, [createTestLot()]);
    expect(taskRunner.run(COUNT)).toMatchObject({ value: 1 });
  },
);

test('a wrong query is reported as an error, not as an outage', async () => {
  const { file, taskRunner } = openTaskRunner();
  await writeLots(file, [createTestLot()]);
  const broken = { type: 'japan', filter: { op: 'in', field: 'unheard of', values: ['x'] } };
  expect(taskRunner.run({ ...COUNT, args: [broken] })).toMatchObject({ ok: false, reason: 'failed' });
  expect(taskRunner.run({ ...COUNT, args: [] })).toMatchObject({ ok: false, reason: 'failed' });
  expect(taskRunner.run({ ...COUNT, args: [null] })).toMatchObject({
    message: expect.stringContaining('null'),
  });
});

test('a file that is removed stays open; one that takes its name is read after half a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { file, taskRunner } = openTaskRunner();
  await writeLots(file, [createTestLot()]);
  expect(taskRunner.run(COUNT)).toMatchObject({ value: 1 });
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  vi.advanceTimersByTime(501);
  expect(taskRunner.run(COUNT)).toMatchObject({ value: 1 });
  await writeLots(file, [createTestLot(), createTestLot({ external_id: 'prius-2' })]);
  vi.advanceTimersByTime(501);
  expect(taskRunner.run(COUNT)).toMatchObject({ value: 2 });
});

test('a task runner keeps its file open until it is closed', async () => {
  const { file, taskRunner } = openTaskRunner();
  await writeLots(file, [createTestLot()]);
  expect(taskRunner.run(COUNT)).toMatchObject({ value: 1 });
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  expect(taskRunner.run(COUNT)).toMatchObject({ value: 1 });
  taskRunner.close();
  expect(taskRunner.run(COUNT)).toMatchObject({ ok: false, reason: 'unavailable' });
});
