import { findConversationsByTel, NO_CONVERSATION } from '../../chat/findConversationsByTel.ts';
import { toExportedLead } from '../../leads/findLeads.ts';
import { findLeadsByTel } from '../../leads/findLeadsByTel.ts';
import type { StateDb } from '../../state/schema.ts';

/** Returns all that is stored about a person: the requests and chats with this phone number (E.164). */
export async function describePerson(state: { readonly db: StateDb }, tel: string) {
  const leads = await findLeadsByTel(state, tel);
  const conversations = await findConversationsByTel(state.db, tel);
  const chat = await state.db
    .selectFrom('chat_message')
    .select(['at', 'author', 'text', 'host', 'page', 'forwarded_at'])
    .where('conversation', 'in', [NO_CONVERSATION, ...conversations])
    .orderBy('at')
    .execute();
  return { tel, leads: leads.map(toExportedLead), chat };
}
