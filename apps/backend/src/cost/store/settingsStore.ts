import { z } from 'zod';
import { OperatorError } from '../../lib/OperatorError.ts';
import type { StateDb } from '../../state/schema.ts';
import { canonicalJson } from '../canonicalJson.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { readSettings, type Settings } from '../settings.ts';
import { settingsSchema } from '../settingsSchema.ts';

/** One version of the operator's settings; versions are never changed, a change is a further one. */
export interface SettingsVersion {
  readonly version: number;
  readonly createdAt: string;
  readonly remark: string;
}

/** Settings that cannot be calculated with; the message names each place. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
}

const newest = (db: StateDb) =>
  db.selectFrom('cost_settings').select(['version', 'body']).orderBy('version', 'desc').limit(1);

const row = (version: number, body: string, remark: string, now: Date) => ({
  version,
  body,
  remark,
  created_at: now.toISOString(),
});

/** Writes the project's defaults as the first version where there is none. */
export async function seedSettings(db: StateDb, now = new Date()): Promise<void> {
  if (await newest(db).executeTakeFirst()) return;
  await db
    .insertInto('cost_settings')
    .values(row(1, canonicalJson(defaultSettings), 'defaults of the project', now))
    // Two processes that begin together write the same.
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

/** Throws a SettingsError that names each place. */
export function checkSettings(data: unknown): Settings {
  const read = settingsSchema.safeParse(data);
  if (!read.success) throw new SettingsError(z.prettifyError(read.error));
  return readSettings(read.data);
}

/** The settings in force: the newest version, or the defaults while there is none. Throws a SettingsError. */
export async function readCurrentSettings(db: StateDb): Promise<Settings> {
  const last = await newest(db).executeTakeFirst();
  return last ? checkSettings(JSON.parse(last.body)) : readSettings(defaultSettings);
}

/**
 * Writes a further version; nothing is written when nothing differs. Throws a SettingsError, and what the database throws
 * when somebody else has written the same version at the same time.
 */
export async function saveSettings(
  db: StateDb,
  data: unknown,
  remark: string,
  now = new Date(),
): Promise<{ readonly version: number; readonly changed: boolean }> {
  const body = canonicalJson(checkSettings(data).data);
  const last = await newest(db).executeTakeFirst();
  if (last?.body === body) return { version: last.version, changed: false };
  const version = (last?.version ?? 0) + 1;
  await db
    .insertInto('cost_settings')
    .values(row(version, body, remark, now))
    .execute();
  return { version, changed: true };
}

/** All versions, the newest first. */
export async function listSettingsVersions(db: StateDb): Promise<readonly SettingsVersion[]> {
  const rows = await db
    .selectFrom('cost_settings')
    .select(['version', 'created_at', 'remark'])
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, created_at, remark }) => ({ version, createdAt: created_at, remark }));
}

/** One version as it was written, or undefined. */
export async function findSettingsVersion(db: StateDb, version: number): Promise<unknown> {
  const found = await db
    .selectFrom('cost_settings')
    .select('body')
    .where('version', '=', version)
    .executeTakeFirst();
  return found === undefined ? undefined : (JSON.parse(found.body) as unknown);
}
