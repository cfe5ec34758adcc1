import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { findConversationsByTel, NO_CONVERSATION } from '../../chat/findConversationsByTel.ts';
import { findActiveConsents, recordWithdrawals } from '../../leads/consents/consentRegister.ts';
import { forgetLeads, type ForgottenLeads } from '../../leads/forgetLeads.ts';
import type { State } from '../../state/openState.ts';
import type { StateDb } from '../../state/schema.ts';

/** Which data is removed: one person's, at that person's request, or all before a time (`chatBefore` for chats). */
export type ForgetChoice =
  /** E.164. */
  | { readonly cause: 'request'; readonly tel: string }
  | { readonly cause: 'retention'; readonly before: Date; readonly chatBefore: Date };

export interface ForgetOutcome extends ForgottenLeads {
  readonly chatMessages: number;
}

/** Name in `passedOn` of the managers' messenger. */
const CHAT = 'chat';

async function forgetChat(
  trx: StateDb,
  choice: ForgetChoice,
): Promise<{ messages: number; passedOn: number }> {
  const deletion = trx.deleteFrom('chat_message').returning('forwarded_as');
  const deleted = await (
    choice.cause === 'retention'
      ? deletion.where('at', '<', choice.chatBefore.toISOString())
      : deletion.where('conversation', 'in', [
          NO_CONVERSATION,
          ...(await findConversationsByTel(trx, choice.tel)),
        ])
  ).execute();
  return {
    messages: deleted.length,
    passedOn: deleted.filter(({ forwarded_as: id }) => id !== '').length,
  };
}

/** How often a reader may delay the emptying of the log, and how long to wait for it, ms. */
const MAX_TRIES = 20;
const PAUSE_MS = 100;

/**
 * Moves everything from SQLite's log into the database and empties the log, which otherwise has the removed data until it is
 * written over. PostgreSQL removes it by itself.
 */
async function emptyLog({ db, engine }: Pick<State, 'db' | 'engine'>): Promise<void> {
  if (engine.kind !== 'sqlite') return;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await pause(PAUSE_MS);
  }
}

/**
 * Removes personal data from requests and chats and records that in the register (`privacy_log`), in one transaction. A
 * person's request is recorded even if nothing was stored. Then no file of the database has the data any more.
 */
export async function forgetPersonalData(
  state: Pick<State, 'db' | 'engine'>,
  choice: ForgetChoice,
  now: Date,
): Promise<ForgetOutcome> {
  const outcome = await forgetInDatabase(state.db, choice, now);
  await emptyLog(state);
  return outcome;
}

function forgetInDatabase(db: StateDb, choice: ForgetChoice, now: Date): Promise<ForgetOutcome> {
  return db.transaction().execute(async (trx) => {
    const selection =
      choice.cause === 'request' ? { tel: choice.tel } : { before: choice.before.toISOString() };
    // A person who asks for removal withdraws the consents. The end of the retention time withdraws nothing.
    if (choice.cause === 'request')
      await recordWithdrawals(trx, await findActiveConsents(trx, choice.tel), now);
    const leads = await forgetLeads(trx, selection);
    const chat = await forgetChat(trx, choice);
    const passedOn = { ...leads.passedOn, ...(chat.passedOn > 0 ? { [CHAT]: chat.passedOn } : {}) };
    const outcome = { ...leads, passedOn, chatMessages: chat.messages };
    if (choice.cause === 'request' || leads.leads + chat.messages > 0)
      await trx
        .insertInto('privacy_log')
        .values({
          id: randomUUID(),
          at: now.toISOString(),
          cause: choice.cause,
          leads: leads.leads,
          cancelled: leads.cancelled,
          chat_messages: chat.messages,
          passed_on: JSON.stringify(passedOn),
        })
        .execute();
    return outcome;
  });
}
