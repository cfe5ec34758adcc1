import { randomUUID } from 'node:crypto';
import { findConversationsByTel, NO_CONVERSATION } from '../../chat/findConversationsByTel.ts';
import { findActiveConsents, recordWithdrawals } from '../../leads/consents/consentRegister.ts';
import { forgetLeads, type ForgottenLeads } from '../../leads/forgetLeads.ts';
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

/**
 * Removes personal data from requests and chats and records that in the register (`privacy_log`), in one transaction. A
 * person's request is recorded even if nothing was stored.
 */
export function forgetPersonalData(
  { db }: { readonly db: StateDb },
  choice: ForgetChoice,
  now: Date,
): Promise<ForgetOutcome> {
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
