import { z } from 'zod';
import { OperatorError } from '../../lib/OperatorError.ts';
import type { StateDb } from '../../state/schema.ts';
import { canonicalJson } from '../canonicalJson.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { readSettings, type Settings } from '../settings.ts';
import { settingsSchema } from '../settingsSchema.ts';

/** A version of the operator's settings. Versions never change: each change is a new one. */
export interface SettingsVersion {
  readonly version: number;
  readonly createdAt: string;
  readonly remark: string;
}

/** The settings are invalid. The message names each place. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
}

const selectNewest = (db: StateDb) =>
  db.selectFrom('cost_settings').select(['version', 'body']).orderBy('version', 'desc').limit(1);

const createRow = (version: number, body: string, remark: string, now: Date) => ({
  version,
  body,
  remark,
  created_at: now.toISOString(),
});

/** Saves the project's defaults as version 1 when there is no version. */
export async function seedSettings(db: StateDb, now = new Date()): Promise<void> {
  if (await selectNewest(db).executeTakeFirst()) return;
  await db
    .insertInto('cost_settings')
    .values(createRow(1, canonicalJson(defaultSettings), 'defaults of the project', now))
    // Two processes that start together write the same row.
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

/** Checks settings. Throws a SettingsError that names each wrong place. */
export function checkSettings(data: unknown): Settings {
  const parsed = settingsSchema.safeParse(data);
  if (!parsed.success) throw new SettingsError(z.prettifyError(parsed.error));
  return readSettings(parsed.data);
}

/** Returns the current settings: the newest version, or the defaults when there is none. Throws a SettingsError. */
export async function readCurrentSettings(db: StateDb): Promise<Settings> {
  const newest = await selectNewest(db).executeTakeFirst();
  return newest ? checkSettings(JSON.parse(newest.body)) : readSettings(defaultSettings);
}

/**
 * Saves a new version, unless nothing differs from the newest one. Throws a SettingsError, or the database's error when
 * another process saves the same version at the same time.
 */
export async function saveSettings(
  db: StateDb,
  data: unknown,
  remark: string,
  now = new Date(),
): Promise<{ readonly version: number; readonly changed: boolean }> {
  const body = canonicalJson(checkSettings(data).data);
  const newest = await selectNewest(db).executeTakeFirst();
  if (newest?.body === body) return { version: newest.version, changed: false };
  const version = (newest?.version ?? 0) + 1;
  await db
    .insertInto('cost_settings')
    .values(createRow(version, body, remark, now))
    .execute();
  return { version, changed: true };
}

/** Lists all versions, newest first. */
export async function listSettingsVersions(db: StateDb): Promise<readonly SettingsVersion[]> {
  const rows = await db
    .selectFrom('cost_settings')
    .select(['version', 'created_at', 'remark'])
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, created_at, remark }) => ({ version, createdAt: created_at, remark }));
}

/** The settings of a version as they were saved, or undefined. */
export async function findSettingsVersion(db: StateDb, version: number): Promise<unknown> {
  const stored = await db
    .selectFrom('cost_settings')
    .select('body')
    .where('version', '=', version)
    .executeTakeFirst();
  return stored === undefined ? undefined : (JSON.parse(stored.body) as unknown);
}
