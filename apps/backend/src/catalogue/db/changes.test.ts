import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { findPlace, knowsPlace } from './changes.ts';
import { bumpCatalogueVersion, readCatalogueVersion, writeMeta } from './meta.ts';
import { up as forgetStamps } from './migrations/0014-forget-stamps.ts';
import { createRunner } from './runner.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

test('after a version of a release that notes no changes, earlier states are not known any more', async () => {
  const db = await tempDatabase();
  const run = createRunner(db);
  bumpCatalogueVersion(db);
  const place = findPlace(run, readCatalogueVersion(db));
  bumpCatalogueVersion(db);
  expect(place && knowsPlace(run, place)).toBe(true);
  writeMeta(db, 'catalog_version', String(Number(readCatalogueVersion(db)) + 1));
  bumpCatalogueVersion(db);
  expect(place && knowsPlace(run, place)).toBe(false);
  expect(findPlace(run, readCatalogueVersion(db))).toBeDefined();
});

test('after the migration that forgets all stamps the present state has a new one', async () => {
  const db = await tempDatabase();
  const run = createRunner(db);
  bumpCatalogueVersion(db);
  const before = findPlace(run, readCatalogueVersion(db));
  await forgetStamps(new Kysely({ dialect: new SqliteDialect({ database: db }) }));
  const now = findPlace(run, readCatalogueVersion(db));
  expect(before && knowsPlace(run, before)).toBe(false);
  expect(now && knowsPlace(run, now)).toBe(true);
});
