import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { openState, type State, type StatePlace } from '../openState.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a server on which tests create databases of their own; '' where the machine has none. */
    postgresUrl: string;
  }
}

/** A place of its own for the running test, removed with it. */
async function sqlitePlace(): Promise<StatePlace> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-state-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return { file: path.join(dir, 'state.sqlite') };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function postgresPlace(): Promise<StatePlace> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  onTestFinished(() => onServer(`drop database ${name} with (force)`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href };
}

export interface StateUnderTest {
  /** A new, empty place. */
  readonly place: () => Promise<StatePlace>;
  /** Opened there, and closed with the test. */
  readonly open: (place?: StatePlace) => Promise<State>;
}

/** The same tests on SQLite and, where the machine has it, on PostgreSQL. */
export function eachState(name: string, tests: (state: StateUnderTest) => void): void {
  const engines = { SQLite: sqlitePlace, PostgreSQL: postgresPlace };
  for (const [engine, place] of Object.entries(engines))
    describe.skipIf(engine === 'PostgreSQL' && inject('postgresUrl') === '')(`${name} on ${engine}`, () => {
      tests({
        place,
        open: async (given) => {
          const state = await openState(given ?? (await place()));
          onTestFinished(() => state.close());
          return state;
        },
      });
    });
}
