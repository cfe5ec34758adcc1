import type Sqlite from 'better-sqlite3';
import { forgetLeads } from '../../leads/forgetLeads.ts';
import type { ConsentEventTable, PrivacyLogTable, StateDb } from '../../state/schema.ts';

/** What was removed since a backup was made: at the request of persons, or because it was too old. */
export interface Removals {
  /** Requests that lost their personal data. */
  readonly leads: readonly string[];
  /** Messages that were deleted. */
  readonly messages: readonly string[];
  /** Entries of the register of removals. */
  readonly entries: readonly PrivacyLogTable[];
  /** Consents that were withdrawn, and the column `marks` of their requests, which changed with them. */
  readonly withdrawals: readonly ConsentEventTable[];
  readonly marks: readonly { readonly id: string; readonly marks: string }[];
}

const NO_REMOVAL = { leads: [], messages: [], entries: [] } as const;

/** Not all columns: the database may be of a newer release. */
const ENTRY_COLUMNS = ['id', 'at', 'cause', 'leads', 'cancelled', 'chat_messages', 'passed_on'] as const;
const EVENT_COLUMNS = [
  'id',
  'at',
  'lead_id',
  'act',
  'scope',
  'version',
  'text_hash',
  'host',
  'page',
] as const;
/** How many rows one statement names. */
const BATCH = 500;

/** True if a table exists. The replaced database may be of another release. */
async function hasTable(db: StateDb, table: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === table);
}

const listIds = (copy: Sqlite.Database, query: string): Set<string> =>
  new Set(copy.prepare(query).pluck().all() as string[]);

/** Finds the withdrawals that a backup does not know. */
async function findWithdrawals(
  current: StateDb,
  copy: Sqlite.Database,
): Promise<Pick<Removals, 'withdrawals' | 'marks'>> {
  if (!(await hasTable(current, 'consent_event'))) return { withdrawals: [], marks: [] };
  const knownIds = listIds(copy, 'select id from consent_event');
  const events = await current
    .selectFrom('consent_event')
    .select(EVENT_COLUMNS)
    .where('act', '=', 'withdrawn')
    .execute();
  const withdrawals = events.filter(({ id }) => !knownIds.has(id));
  const marks: { readonly id: string; readonly marks: string }[] = [];
  for (const { lead_id: id } of withdrawals)
    marks.push(...(await current.selectFrom('lead').select(['id', 'marks']).where('id', '=', id).execute()));
  return { withdrawals, marks };
}

/** Finds the requests and messages that lost their personal data. */
async function findForgotten(
  current: StateDb,
  copy: Sqlite.Database,
): Promise<Pick<Removals, 'leads' | 'messages' | 'entries'>> {
  if (!(await hasTable(current, 'privacy_log'))) return NO_REMOVAL;
  const knownIds = listIds(copy, 'select id from privacy_log');
  const entries = (await current.selectFrom('privacy_log').select(ENTRY_COLUMNS).execute()).filter(
    ({ id }) => !knownIds.has(id),
  );
  if (entries.length === 0) return NO_REMOVAL;
  const personal = listIds(copy, "select id from lead where tel <> ''");
  const forgotten = await current.selectFrom('lead').select('id').where('tel', '=', '').execute();
  const existingMessages = new Set(
    (await current.selectFrom('chat_message').select('id').execute()).map(({ id }) => id),
  );
  const areMessagesRemoved = entries.some(({ chat_messages: count }) => count > 0);
  return {
    leads: forgotten.map(({ id }) => id).filter((id) => personal.has(id)),
    messages: areMessagesRemoved
      ? [...listIds(copy, 'select id from chat_message')].filter((id) => !existingMessages.has(id))
      : [],
    entries,
  };
}

/**
 * Compares the database that is replaced with the backup, which this release has migrated. A request without a number
 * was forgotten. A message that the database lacks was deleted, if the register has deletions that the backup does not
 * know.
 */
export const findRemovals = async (current: StateDb, copy: Sqlite.Database): Promise<Removals> => ({
  ...(await findForgotten(current, copy)),
  ...(await findWithdrawals(current, copy)),
});

/** Repeats removals on a copy of the backup, so that restoring it does not bring forgotten persons back. */
export async function repeatRemovals(
  copy: StateDb,
  { leads, messages, entries, withdrawals, marks }: Removals,
): Promise<void> {
  await copy.transaction().execute(async (trx) => {
    for (let from = 0; from < leads.length; from += BATCH)
      await forgetLeads(trx, { ids: leads.slice(from, from + BATCH) });
    for (let from = 0; from < messages.length; from += BATCH)
      await trx
        .deleteFrom('chat_message')
        .where('id', 'in', messages.slice(from, from + BATCH))
        .execute();
    for (const entry of entries) await trx.insertInto('privacy_log').values(entry).execute();
    for (const event of withdrawals) await trx.insertInto('consent_event').values(event).execute();
    for (const { id, marks: value } of marks)
      await trx.updateTable('lead').set({ marks: value }).where('id', '=', id).execute();
  });
}
