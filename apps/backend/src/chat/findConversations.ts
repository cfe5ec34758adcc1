import type { StateDb } from '../state/schema.ts';

/** A conversation as a manager's list shows it. */
export interface ConversationSummary {
  readonly conversation: string;
  /** ISO, of the newest message. */
  readonly lastAt: string;
  readonly messages: number;
}

/** Returns the conversations with the newest messages first. */
export async function listConversations(db: StateDb, limit: number): Promise<readonly ConversationSummary[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select(({ fn }) => ['conversation', fn.max('at').as('lastAt'), fn.countAll<number>().as('messages')])
    .groupBy('conversation')
    .orderBy('lastAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, messages: Number(row.messages) }));
}

/** Returns the conversations whose name begins like this: a manager need not type all of it. At most two. */
export async function findConversations(db: StateDb, beginning: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select('conversation')
    .distinct()
    .where('conversation', '>=', beginning)
    .where('conversation', '<', `${beginning}\u{10FFFF}`)
    .limit(2)
    .execute();
  return rows.map(({ conversation }) => conversation);
}
