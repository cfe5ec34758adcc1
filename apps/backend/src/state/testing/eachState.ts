import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { openState, type State, type StateLocation, type StateOptions } from '../openState.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests create their own databases; '' when the machine has none. */
    postgresUrl: string;
    /** True if the server was there before the tests and remains. */
    isPostgresGiven: boolean;
  }
}

/** Returns the place of a SQLite file for the running test, which is removed afterwards. */
async function createSqlitePlace(): Promise<StateLocation> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-state-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return { file: path.join(dir, 'state.sqlite') };
}

const getUrl = (database: string): string =>
  Object.assign(new URL(inject('postgresUrl')), { pathname: `/${database}` }).href;

async function runStatement(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

async function createDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes a third of the time of writing them through the log (since PostgreSQL 15).
  await runStatement(inject('postgresUrl'), `create database ${name} strategy file_copy`);
  return name;
}

async function dropDatabase(name: string): Promise<void> {
  await runStatement(inject('postgresUrl'), `drop database ${name} with (force)`);
}

/** Creates a database for the running test, which is dropped afterwards. */
export async function createPostgresPlace(): Promise<{ readonly url: string }> {
  const name = await createDatabase();
  onTestFinished(() => dropDatabase(name));
  return { url: getUrl(name) };
}

/** Names of databases of earlier tests of this process, which have all tables and no rows. */
const emptied: string[] = [];

/** Ends the other connections and removes all rows, except the names of the migrations that have run. */
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  do $$ begin
    execute (
      select 'truncate ' || string_agg(quote_ident(tablename), ',') || ' restart identity cascade'
      from pg_tables where schemaname = 'public' and tablename not like 'kysely_migration%'
    );
  end $$`;

/** Reads what a test may have changed besides rows: columns, constraints and triggers. */
const SHAPE = `
  select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'public'
  union all select conrelid::regclass::text, conname, contype::text, '' from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass::text, tgname, '', '' from pg_trigger where not tgisinternal
  order by 1, 2, 3`;

const readShape = async (name: string): Promise<string> =>
  JSON.stringify(await runStatement(getUrl(name), SHAPE));

/** The shape of a database after the migrations. */
let migratedShape = '';

/**
 * Opens the state in an empty database for the running test. A database that a test has left as it found it is used
 * again, because a new one with its tables takes a third of a second.
 */
async function openPostgres(options: StateOptions | undefined): Promise<State> {
  const name = emptied.pop() ?? (await createDatabase());
  onTestFinished(async () => {
    await runStatement(getUrl(name), EMPTY);
    if ((await readShape(name)) === migratedShape) emptied.push(name);
    else await dropDatabase(name);
  });
  const state = await openState({ url: getUrl(name) }, options);
  migratedShape ||= await readShape(name);
  return state;
}

export interface StateUnderTest {
  /** Returns the place of a new database: a file that does not exist yet, or an empty database of the server. */
  readonly place: () => Promise<StateLocation>;
  /** Opens the state at a place, by default in a database without rows, and closes it after the test. */
  readonly open: (place?: StateLocation, options?: StateOptions) => Promise<State>;
}

/** Runs the same tests on SQLite and, when the machine has it, on PostgreSQL. */
export function eachState(name: string, tests: (state: StateUnderTest) => void): void {
  const engines = {
    SQLite: {
      place: createSqlitePlace,
      openNew: async (options?: StateOptions) => openState(await createSqlitePlace(), options),
    },
    PostgreSQL: { place: createPostgresPlace, openNew: openPostgres },
  };
  for (const [engine, { place, openNew }] of Object.entries(engines))
    describe.skipIf(engine === 'PostgreSQL' && inject('postgresUrl') === '')(`${name} on ${engine}`, () => {
      afterAll(async () => {
        // A server that was started for this run is removed with all its databases.
        if (inject('isPostgresGiven')) for (const one of emptied.splice(0)) await dropDatabase(one);
      });
      tests({
        place,
        open: async (given, options) => {
          const state = await (given ? openState(given, options) : openNew(options));
          onTestFinished(() => state.close());
          return state;
        },
      });
    });
}
