import type { ChatMessage, ChatPost } from '@vvoz/api/chat/chatSchemas';
import type { ChatMessageTable, StateDb } from '../state/schema.ts';
import { repeatWhenLost } from '../state/StateUnavailable.ts';

/** How many of the newest messages of a conversation are shown. */
const MAX_SHOWN = 200;

const toMessage = ({
  id,
  at,
  author,
  text,
}: Pick<ChatMessageTable, 'id' | 'at' | 'author' | 'text'>): ChatMessage => ({
  id,
  at,
  author: author === 'manager' ? 'manager' : 'visitor',
  text,
});

interface SaveResult {
  readonly message: ChatMessage;
  /** True if a message with this id was stored before; `message` is then the stored one. */
  readonly duplicate: boolean;
}

const insert = (db: StateDb, row: ChatMessageTable): Promise<SaveResult> =>
  repeatWhenLost(() => insertOnce(db, row));

async function insertOnce(db: StateDb, row: ChatMessageTable): Promise<SaveResult> {
  const added = await db
    .insertInto('chat_message')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { message: toMessage(row), duplicate: false };
  const stored = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('id', '=', row.id)
    .where('conversation', '=', row.conversation)
    .executeTakeFirst();
  if (!stored) throw new ForeignMessage('A message of another conversation has this id');
  return { message: toMessage(stored), duplicate: true };
}

/** A message of another conversation has this id. */
export class ForeignMessage extends Error {
  override readonly name = 'ForeignMessage';
}

/** Stores a visitor's message once. Throws ForeignMessage. */
export const saveVisitorMessage = (
  db: StateDb,
  { conversation, id, text, host, page }: ChatPost,
  now: Date,
): Promise<SaveResult> =>
  insert(db, {
    id,
    conversation,
    at: now.toISOString(),
    author: 'visitor',
    text,
    host,
    page,
    forwarded_at: '',
    forwarded_as: '',
  });

/** Stores a manager's answer once. Throws ForeignMessage. */
export const saveAnswer = (
  db: StateDb,
  answer: Pick<ChatMessageTable, 'id' | 'conversation' | 'text'>,
  now: Date,
): Promise<SaveResult> =>
  insert(db, {
    ...answer,
    at: now.toISOString(),
    author: 'manager',
    host: '',
    page: '',
    forwarded_at: '',
    forwarded_as: '',
  });

/** Returns the newest messages of a conversation, oldest first. */
export async function listMessages(db: StateDb, conversation: string): Promise<readonly ChatMessage[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select(['id', 'at', 'author', 'text'])
    .where('conversation', '=', conversation)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(toMessage).toReversed();
}

/** Returns messages of these conversations that were stored at `since` or later, oldest first. */
export async function listNewMessages(
  db: StateDb,
  conversations: readonly string[],
  since: Date,
): Promise<readonly (ChatMessage & { readonly conversation: string })[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select(['id', 'conversation', 'at', 'author', 'text'])
    .where('at', '>=', since.toISOString())
    .where('conversation', 'in', [...conversations])
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...toMessage(row), conversation: row.conversation }));
}

/** Deletes messages that were stored before a time. Returns how many. */
export async function dropOldMessages(db: StateDb, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_message')
    .where('at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
