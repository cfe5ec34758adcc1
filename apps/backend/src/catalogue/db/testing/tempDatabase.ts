import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { migrateSchema } from '../migrate.ts';
import { openForImport } from '../open.ts';

/** A folder of its own for the running test, removed with it. */
export function tempDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-backend-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A migrated database file for the running test, open for an import. */
export async function tempDatabase(): Promise<Database> {
  const file = path.join(tempDir(), 'vvoz.sqlite');
  await migrateSchema(file);
  const db = openForImport(file);
  onTestFinished(() => {
    db.close();
  });
  return db;
}
