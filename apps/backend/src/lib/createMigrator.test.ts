import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createMigrator, listAppliedMigrations, type ReversibleMigrations } from './createMigrator.ts';
import { runMigrations } from './runMigrations.ts';

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

function openDatabase() {
  const file = new Sqlite(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: file }) });
  onTestFinished(() => db.destroy());
  return { file, db };
}

test('migrations are ordered by name, whatever the clock said when they ran', async () => {
  const { file, db } = openDatabase();
  await (await createMigrator(db, pick(2))).migrateToLatest();
  file.exec("update kysely_migration set timestamp = '2031-01-01T00:00:00.000Z' where name = '0001-a'");
  const { error } = await (await createMigrator(db, MIGRATIONS)).migrateToLatest();
  expect(error).toBeUndefined();
  await (await createMigrator(db, MIGRATIONS)).migrateDown();
  expect(await listAppliedMigrations(db)).toEqual(['0001-a', '0002-b']);
});

const rename = (from: string, to: string): ReversibleMigrations =>
  Object.fromEntries(Object.entries(MIGRATIONS).map(([name, one]) => [name === from ? to : name, one]));

test.each<readonly [string, ReversibleMigrations, ReversibleMigrations, string | undefined]>([
  ['with more migrations is used', MIGRATIONS, pick(2), undefined],
  ['with fewer migrations gets the others', pick(1), MIGRATIONS, undefined],
  [
    'that lost something is refused',
    rename('0003-c', '0003-c-contract'),
    pick(2),
    'to 0003-c-contract by a newer',
  ],
  ['with an unknown migration between ours is refused', rename('0002-b', '0002-x'), MIGRATIONS, '0002-x'],
  ['that has another last migration is refused', rename('0003-c', '0004-d'), MIGRATIONS, 'lacks 0003-c'],
])('a database %s', async (_, applied, own, refusal) => {
  const { db } = openDatabase();
  await runMigrations(db, applied);
  const migrating = runMigrations(db, own);
  if (refusal === undefined) await migrating;
  else await expect(migrating).rejects.toThrow(refusal);
  const names = new Set([...Object.keys(applied), ...(refusal === undefined ? Object.keys(own) : [])]);
  expect(await listAppliedMigrations(db)).toEqual([...names].toSorted());
});

test('a database that is refused does not stop another', async () => {
  const [bad, good] = [openDatabase(), openDatabase()];
  await runMigrations(bad.db, rename('0003-c', '0003-c-contract'));
  const refused = expect(runMigrations(bad.db, pick(2))).rejects.toThrow('newer release');
  await runMigrations(good.db, MIGRATIONS);
  await refused;
  expect(await listAppliedMigrations(good.db)).toEqual(Object.keys(MIGRATIONS));
});
