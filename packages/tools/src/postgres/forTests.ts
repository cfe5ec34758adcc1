import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres, type PostgresServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server on which tests create databases; '' if there is none. */
    postgresUrl: string;
    /** True if the server was there before the tests and remains. */
    isPostgresGiven: boolean;
  }
}

let server: PostgresServer | undefined;

/** Provides one PostgreSQL for all tests of a run: that of VVOZ_TEST_DATABASE_URL, or a new one if it is installed. */
export async function setup(project: TestProject): Promise<void> {
  const givenUrl = process.env['VVOZ_TEST_DATABASE_URL'];
  project.provide('isPostgresGiven', givenUrl !== undefined);
  const programs = givenUrl ? undefined : findPostgres();
  if (givenUrl || !programs) {
    if (!givenUrl)
      console.warn(
        '\n! PostgreSQL is not installed: the tests that need it are SKIPPED (Debian: apt-get install postgresql).\n',
      );
    project.provide('postgresUrl', givenUrl ?? '');
    return;
  }
  server = await startPostgres(programs);
  project.provide('postgresUrl', server.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
