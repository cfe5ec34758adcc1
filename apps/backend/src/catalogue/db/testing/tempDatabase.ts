import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { createTempDir } from '../../../lib/testing/createTempDir.ts';
import { migrateSchema } from '../migrate.ts';
import { openForImport } from '../open.ts';

/** Opens a new migrated database for an import; it is closed and removed after the test. */
export async function tempDatabase(): Promise<Database> {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await migrateSchema(file);
  const db = openForImport(file);
  onTestFinished(() => {
    db.close();
  });
  return db;
}
