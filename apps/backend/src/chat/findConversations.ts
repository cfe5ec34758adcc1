import type { StateDb } from '../state/schema.ts';

/** A conversation as a manager's list shows it. */
export interface ConversationSummary {
  readonly conversation: string;
  /** Time of the newest message: ISO, UTC. */
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

/**
 * Finds a conversation by the beginning of its id, so that a manager need not type the whole id. Returns at most two:
 * two mean that the beginning is ambiguous.
 */
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
