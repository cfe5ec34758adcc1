import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { openState, type State, type StateLocation, type StateOptions } from '../openState.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests create their own databases; '' when the machine has none. */
    postgresUrl: string;
  }
}

/** Returns the place of a SQLite file for the running test, which is removed afterwards. */
async function createSqlitePlace(): Promise<StateLocation> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-state-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return { file: path.join(dir, 'state.sqlite') };
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function createPostgresPlace(): Promise<StateLocation> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name}`);
  onTestFinished(() => runOnServer(`drop database ${name} with (force)`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href };
}

export interface StateUnderTest {
  /** Returns the place of a new database: a file that does not exist yet, or an empty database of the server. */
  readonly place: () => Promise<StateLocation>;
  /** Opens the state at a place, a new one by default, and closes it after the test. */
  readonly open: (place?: StateLocation, options?: StateOptions) => Promise<State>;
}

/** Runs the same tests on SQLite and, when the machine has it, on PostgreSQL. */
export function eachState(name: string, tests: (state: StateUnderTest) => void): void {
  const engines = { SQLite: createSqlitePlace, PostgreSQL: createPostgresPlace };
  for (const [engine, place] of Object.entries(engines))
    describe.skipIf(engine === 'PostgreSQL' && inject('postgresUrl') === '')(`${name} on ${engine}`, () => {
      tests({
        place,
        open: async (given, options) => {
          const state = await openState(given ?? (await place()), options);
          onTestFinished(() => state.close());
          return state;
        },
      });
    });
}
