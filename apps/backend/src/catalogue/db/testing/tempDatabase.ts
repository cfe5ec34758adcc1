import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { createTempDir } from '../../../lib/testing/createTempDir.ts';
import { migrateSchema } from '../migrate.ts';
import { openForImport } from '../open.ts';

/** A migrated database file for the running test, open for an import. */
export async function tempDatabase(): Promise<Database> {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await migrateSchema(file);
  const db = openForImport(file);
  onTestFinished(() => {
    db.close();
  });
  return db;
}
