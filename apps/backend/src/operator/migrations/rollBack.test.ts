import path from 'node:path';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { CATALOGUE_MIGRATIONS } from '../../catalogue/db/migrations/migrations.ts';
import { migrate } from '../../catalogue/db/migrate.ts';
import { openDatabase } from '../../catalogue/db/open.ts';
import { saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { runMigrations } from '../../lib/runMigrations.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { STATE_MIGRATIONS } from '../../state/migrations/migrations.ts';
import { openState, type StateLocation } from '../../state/openState.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { listMigrations } from './listMigrations.ts';
import { openToRead, type Migrated } from './Migrated.ts';
import { rollBack } from './rollBack.ts';

const NAMES = Object.keys(STATE_MIGRATIONS);

/** The names of the applied migrations. */
async function listApplied({ place, migrations }: Migrated): Promise<string[]> {
  const db = openToRead(place);
  const listed = await listMigrations(db, migrations);
  await db?.destroy();
  return listed.filter(({ appliedAt }) => appliedAt !== undefined).map(({ name }) => name);
}

eachState('migrations of the operator’s data', ({ place, open }) => {
  const prepare = async (): Promise<Migrated> => {
    const where = await place();
    const state = await openState(where);
    await saveLead(state, createSampleLead(), ['webhook']);
    // Otherwise the rollback would also report the register of consents as a loss.
    await state.db.deleteFrom('consent_event').execute();
    await state.close();
    return { name: 'state', place: where, migrations: STATE_MIGRATIONS };
  };
  const countLeads = async (where: StateLocation) => {
    const state = await openState(where);
    const leads = await state.db.selectFrom('lead').select('id').execute();
    await state.close();
    return leads.length;
  };

  test('each migration can be rolled back, down to the first, and applied again; leads stay as long as their table does', async () => {
    const database = await prepare();
    for (let remaining = NAMES.length; remaining > 1; remaining -= 1) {
      expect(await rollBack(database, false)).toEqual({ migration: NAMES[remaining - 1], losses: [] });
      expect(await listApplied(database)).toEqual(NAMES.slice(0, remaining - 1));
    }
    expect(await countLeads(database.place)).toBe(1);
    expect(await listApplied(database)).toEqual(NAMES);
    for (let remaining = NAMES.length; remaining > 0; remaining -= 1) await rollBack(database, true);
    expect(await countLeads(database.place)).toBe(0);
    expect(await listApplied(database)).toEqual(NAMES);
  });

  test('a rollback that would delete data needs force; the refusal changes nothing', async () => {
    const database = await prepare();
    for (const _ of NAMES.slice(1)) await rollBack(database, false);
    await expect(rollBack(database, false)).rejects.toThrow(
      /0001-state would delete: .*table lead: 1 rows.*npm run operator -- backup.*--force/,
    );
    expect(await countLeads(database.place)).toBe(1);
    for (const _ of NAMES.slice(1)) await rollBack(database, false);
    const { losses } = await rollBack(database, true);
    expect(losses).toEqual(['table delivery: 1 rows', 'table lead: 1 rows']);
  });

  test('no migration is rolled back while a backend uses the database', async () => {
    const database = await prepare();
    await open(database.place);
    await expect(rollBack(database, true)).rejects.toThrow(/stop (?:the backend|it) first/);
    expect(await listApplied(database)).toEqual(NAMES);
  });

  test('a release works on the database of a newer one, unless the newer one has removed what the older one needs', async () => {
    const database = await prepare();
    const addAppliedMigration = async (name: string) => {
      const { db, close } = await openState(database.place);
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '2027')`.execute(db);
      await close();
    };
    await addAppliedMigration('8001-of-the-next-release');
    expect(await countLeads(database.place)).toBe(1);
    await expect(rollBack(database, true)).rejects.toThrow(/8001-of-the-next-release is of a newer release/);
    await addAppliedMigration('8002-drop-names-contract');
    await expect(openState(database.place)).rejects.toThrow(/8002-drop-names-contract.*restore a backup/s);
  });

  test('a migration that fails halfway leaves nothing, so that it can be applied later', async () => {
    const { db } = await open();
    const migrateWith = (statement: string) =>
      runMigrations(db, {
        ...STATE_MIGRATIONS,
        '9001-visits': {
          up: async (trx) => {
            await sql`create table visit (id text primary key)`.execute(trx);
            await sql.raw(statement).execute(trx);
          },
        },
      });
    await expect(migrateWith('insert into no_such_table values (1)')).rejects.toThrow('9001-visits failed');
    await migrateWith("insert into visit values ('a')");
    expect((await sql`select id from visit`.execute(db)).rows).toEqual([{ id: 'a' }]);
  });

  test('a database of another line of releases is refused', async () => {
    const database = await prepare();
    const { db, close } = await openState(database.place);
    await sql`insert into kysely_migration (name, timestamp) values ('0002-other', '2027')`.execute(db);
    await close();
    await expect(openState(database.place)).rejects.toThrow(/0002-other, which this release does not know/);
  });
});

test('migrations of the catalogue can be rolled back and applied again; lots stay', async () => {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await migrate(file);
  const lots = openDatabase(file);
  const insert = () =>
    lots.exec(
      `insert into lot (source, external_id, type, brand, model, currency, status, hash, run) values ('s', 'e', 't', 'b', 'm', 'JPY', '', '', 1)`,
    );
  insert();
  lots.close();
  const database: Migrated = { name: 'catalogue', place: { file }, migrations: CATALOGUE_MIGRATIONS };
  for (const _ of Object.keys(CATALOGUE_MIGRATIONS).slice(1))
    expect((await rollBack(database, false)).losses).toEqual([]);
  expect(await listApplied(database)).toEqual(['0001-catalogue']);
  await migrate(file);
  const reopened = openDatabase(file);
  expect(reopened.prepare('select brand, without_sheet from lot').all()).toEqual([
    { brand: 'b', without_sheet: 0 },
  ]);
  reopened.close();
});
