import type Sqlite from 'better-sqlite3';
import { forgetLeads } from '../../leads/forgetLeads.ts';
import type { PrivacyLogTable, StateDb } from '../../state/schema.ts';

/** What was removed at the request of persons, or as too old, since a backup was made. */
export interface Removals {
  /** Requests that lost their personal data. */
  readonly leads: readonly string[];
  /** Messages that were deleted. */
  readonly messages: readonly string[];
  /** Entries of the register. */
  readonly entries: readonly PrivacyLogTable[];
}

/** Not all columns: the database may be of a newer release. */
const ENTRY_COLUMNS = ['id', 'at', 'cause', 'leads', 'cancelled', 'chat_messages', 'passed_on'] as const;
/** Rows that one statement names. */
const BATCH = 500;

/** Whether a table exists: the replaced database may be of another release. */
async function hasTable(db: StateDb, table: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === table);
}

const listIds = (copy: Sqlite.Database, query: string): Set<string> =>
  new Set(copy.prepare(query).pluck().all() as string[]);

/**
 * Compares the database that is replaced with the backup, which this release has migrated. A request without a number was forgotten. A message that the
 * database lacks was deleted, if the register has deletions of messages that the backup does not know.
 */
export async function findRemovals(current: StateDb, copy: Sqlite.Database): Promise<Removals> {
  if (!(await hasTable(current, 'privacy_log'))) return { leads: [], messages: [], entries: [] };
  const known = listIds(copy, 'select id from privacy_log');
  const entries = (await current.selectFrom('privacy_log').select(ENTRY_COLUMNS).execute()).filter(
    ({ id }) => !known.has(id),
  );
  if (entries.length === 0) return { leads: [], messages: [], entries };
  const personal = listIds(copy, "select id from lead where tel <> ''");
  const forgotten = await current.selectFrom('lead').select('id').where('tel', '=', '').execute();
  const present = new Set(
    (await current.selectFrom('chat_message').select('id').execute()).map(({ id }) => id),
  );
  const areMessagesRemoved = entries.some(({ chat_messages: count }) => count > 0);
  return {
    leads: forgotten.map(({ id }) => id).filter((id) => personal.has(id)),
    messages: areMessagesRemoved
      ? [...listIds(copy, 'select id from chat_message')].filter((id) => !present.has(id))
      : [],
    entries,
  };
}

/** Repeats them on a copy of the backup, so that restoring it does not bring forgotten persons back. */
export async function repeatRemovals(copy: StateDb, { leads, messages, entries }: Removals): Promise<void> {
  await copy.transaction().execute(async (trx) => {
    for (let from = 0; from < leads.length; from += BATCH)
      await forgetLeads(trx, { ids: leads.slice(from, from + BATCH) });
    for (let from = 0; from < messages.length; from += BATCH)
      await trx
        .deleteFrom('chat_message')
        .where('id', 'in', messages.slice(from, from + BATCH))
        .execute();
    for (const entry of entries) await trx.insertInto('privacy_log').values(entry).execute();
  });
}
