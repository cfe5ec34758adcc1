import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { createWriteProbe } from './createWriteProbe.ts';
import { readNote } from './notes.ts';
import { openState } from './openState.ts';
import { eachState } from './testing/eachState.ts';
import { lockState } from './testing/lockState.ts';

const AT = Date.parse('2026-11-22T10:00:00Z');

eachState('the write probe', ({ open }) => {
  test('writes at most every five seconds', async () => {
    const { db } = await open();
    let now = AT;
    const probe = createWriteProbe(db, () => now);
    await Promise.all([probe(), probe()]);
    now += 4999;
    await probe();
    expect(await readNote(db, 'health:written')).toBe('2026-11-22T10:00:00.000Z');
    now += 1;
    await probe();
    expect(await readNote(db, 'health:written')).toBe('2026-11-22T10:00:05.000Z');
    now -= 86_400_000;
    await probe();
    expect(await readNote(db, 'health:written')).toBe('2026-11-21T10:00:05.000Z');
  });
});

test('a database that cannot be written is asked again after five seconds, not by every request', async () => {
  const file = path.join(createTempDir(), 'state.sqlite');
  const { db, close } = await openState({ file }, { maxWaitMs: 20 });
  onTestFinished(close);
  let now = AT;
  const probe = createWriteProbe(db, () => now);
  const release = await lockState({ file });
  await expect(probe()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await release();
  now += 4999;
  // A write would succeed by now.
  await expect(probe()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  expect(await readNote(db, 'health:written')).toBeUndefined();
  now += 1;
  await probe();
});

test('the write probe fails while nothing can be written, and succeeds again afterwards', async () => {
  const file = path.join(createTempDir(), 'state.sqlite');
  const { db, close } = await openState({ file }, { maxWaitMs: 20 });
  onTestFinished(close);
  let now = AT;
  const probe = createWriteProbe(db, () => now);
  await probe();
  const release = await lockState({ file });
  await probe();
  now += 5000;
  await expect(probe()).rejects.toMatchObject({ name: 'StateUnavailable', code: 'SQLITE_BUSY' });
  await release();
  now += 5000;
  await probe();
});
