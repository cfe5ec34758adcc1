import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openForImport } from '../catalogue/db/open.ts';
import { migrateSchema } from '../catalogue/db/migrate.ts';
import { createSqliteCatalogueStore } from '../catalogue/sqlite/SqliteCatalogueStore.ts';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { findReadableTable } from './feedTables.ts';
import { importRows } from './importRows.ts';
import { createMemoryFeed } from './testing/memoryFeed.ts';
import { createKoreaRow } from './testing/rows.ts';

/** STATUS and FINISH of archive rows. The top bids of unsold lots are far from the prices of sold ones. */
const ROWS = [
  ['sold', '1000000'],
  ['Sold by nego', '1200000'],
  ['NEGOTIATED', '1400000'],
  ['sold', '0'],
  ['unsold', '90000000'],
  ['Not sold', '80000000'],
  ['available', '70000000'],
  ['&nbsp;', '70000000'],
  ['cancelled', '60000000'],
  ['removed', '60000000'],
  ['pre-sale', '50000000'],
] as const;

test('statistics count sales only, not the top bids of unsold lots', async () => {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await migrateSchema(file);
  const db = openForImport(file);
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const { db: state } = await openTempState();
  const archive = {
    MARKA_NAME: 'TOYOTA',
    MODEL_NAME: 'PRIUS',
    KUZOV: 'ZVW50',
    AUCTION_DATE: `${day} 10:00:00`,
  };
  const rows = ROWS.map(([STATUS, FINISH], index) =>
    createKoreaRow({ ...archive, ID: `s${index}`, STATUS, FINISH }),
  );
  await importRows({ db, state, ...findReadableTable('jpcenter/stats'), now, feed: createMemoryFeed(rows) });
  db.close();
  const store = createSqliteCatalogueStore({ file, threads: 0 });
  onTestFinished(() => store.close());
  const vehicle = { brand: 'TOYOTA', model: 'PRIUS', kuzov: 'ZVW50' };
  expect(await store.statistics('japan_st', vehicle, 2)).toEqual([
    { month: day.slice(0, 7), sold: 4, unsold: 2, p10: 1_000_000, p50: 1_200_000, p90: 1_400_000 },
  ]);
});
