import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createMigrator, listAppliedMigrations, type ReversibleMigrations } from './createMigrator.ts';

const MIGRATIONS: ReversibleMigrations = Object.fromEntries(
  ['0001-a', '0002-b', '0003-c'].map((name) => [
    name,
    {
      up: (db) =>
        db.schema
          .createTable(`t${name.slice(0, 4)}`)
          .addColumn('x', 'text')
          .execute(),
      down: (db) => db.schema.dropTable(`t${name.slice(0, 4)}`).execute(),
    },
  ]),
);
const pick = (count: number): ReversibleMigrations =>
  Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count));

test('migrations are ordered by name, whatever the clock said when they ran', async () => {
  const file = new Sqlite(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: file }) });
  onTestFinished(() => db.destroy());
  await (await createMigrator(db, pick(2))).migrateToLatest();
  file.exec("update kysely_migration set timestamp = '2031-01-01T00:00:00.000Z' where name = '0001-a'");
  const { error } = await (await createMigrator(db, MIGRATIONS)).migrateToLatest();
  expect(error).toBeUndefined();
  await (await createMigrator(db, MIGRATIONS)).migrateDown();
  expect(await listAppliedMigrations(db)).toEqual(['0001-a', '0002-b']);
});
