import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { StateLocation } from '../openState.ts';

/**
 * Locks a table as another process would, until the returned function is called: in SQLite the whole file for writes,
 * in PostgreSQL the table for everything.
 */
export async function lockState(
  place: StateLocation,
  table: 'lead' | 'note' = 'lead',
): Promise<() => Promise<void>> {
  if ('file' in place) {
    const database = new Sqlite(place.file);
    onTestFinished(() => void database.close());
    database.exec('begin exclusive');
    return async () => void database.exec('rollback');
  }
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  // The server ends the connection when the test drops its database.
  client.on('error', () => undefined);
  onTestFinished(() => client.end());
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => void (await client.query('rollback'));
}
