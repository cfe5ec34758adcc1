import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { listChangedKeys } from '../catalogue/db/changes.ts';
import { createTestLot, writeLots } from '../catalogue/testing/lots.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { withCatalogue } from './withCatalogue.ts';

test('the catalogue is open during the work only, also when the work fails', async () => {
  const state = await openTempState();
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  const opened: Database[] = [];
  const areOpen = () => opened.map((db) => db.open);
  await withCatalogue(file, state, async (db) => {
    opened.push(db);
    expect(areOpen()).toEqual([true]);
  });
  const failing = withCatalogue(file, state, async (db) => {
    opened.push(db);
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(areOpen()).toEqual([false, false]);
});

test('the lots that an import changes are noted', async () => {
  const state = await openTempState();
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, [createTestLot()]);
  await withCatalogue(file, state, async (db) => {
    const key = db.prepare('select key from lot').pluck().get() as number;
    db.exec('delete from lot_change');
    db.exec('update lot set mileage = 12345');
    expect(listChangedKeys(db, { stamp: '', changeId: 0 })).toEqual([key]);
  });
});
