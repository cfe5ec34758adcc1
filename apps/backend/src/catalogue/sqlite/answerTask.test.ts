import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { EVERYTHING } from '../filter.ts';
import { createTestLot, writeLots } from '../testing/lots.ts';
import { createAnswerer, type Task } from './answerTask.ts';

const COUNT: Task = { method: 'count', args: [{ type: 'japan', filter: EVERYTHING }], now: 0 };

function openAnswerer() {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  const answerer = createAnswerer(file);
  onTestFinished(() => answerer.close());
  return { file, answerer };
}

test('tasks are answered as soon as the database has been created', async () => {
  const { file, answerer } = openAnswerer();
  expect(answerer.answer(COUNT)).toEqual({
    ok: false,
    unavailable: true,
    message: 'there is no database yet',
  });
  await writeLots(file, [createTestLot()]);
  expect(answerer.answer(COUNT)).toEqual({ ok: true, value: 1, version: '1' });
});

test('a file that is not a database, or an empty one, is unavailable', () => {
  const { file, answerer } = openAnswerer();
  writeFileSync(file, 'no database at all, but long enough to have a header of one hundred bytes'.repeat(9));
  expect(answerer.answer(COUNT)).toMatchObject({ ok: false, unavailable: true });
  writeFileSync(file, '');
  expect(answerer.answer(COUNT)).toMatchObject({ ok: false, unavailable: true });
});

test('a wrong query is reported as an error, not as an outage', async () => {
  const { file, answerer } = openAnswerer();
  await writeLots(file, [createTestLot()]);
  const broken = { type: 'japan', filter: { op: 'in', field: 'unheard of', values: ['x'] } };
  expect(answerer.answer({ ...COUNT, args: [broken] })).toMatchObject({ ok: false, unavailable: false });
  expect(answerer.answer({ ...COUNT, args: [] })).toMatchObject({ ok: false, unavailable: false });
  expect(answerer.answer({ ...COUNT, args: [null] })).toMatchObject({
    message: expect.stringContaining('null'),
  });
});

test('an answerer keeps its file open until it is closed', async () => {
  const { file, answerer } = openAnswerer();
  await writeLots(file, [createTestLot()]);
  expect(answerer.answer(COUNT)).toMatchObject({ value: 1 });
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  expect(answerer.answer(COUNT)).toMatchObject({ value: 1 });
  answerer.close();
  expect(answerer.answer(COUNT)).toMatchObject({ ok: false, unavailable: true });
});
