import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_CHAT_TEXT } from '@vvoz/api/chat/chatSchemas';
import { cleanLines } from '@vvoz/api/leads/cleanText';
import { listMessages, saveAnswer } from '../../chat/chatMessages.ts';
import { findConversations, listConversations } from '../../chat/findConversations.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import type { StateDb } from '../../state/schema.ts';
import type { ChatCommand } from './chatArgs.ts';

/** The conversation cannot be found, or the answer is too short or too long. */
export class ChatError extends OperatorError {
  override readonly name = 'ChatError';
}

export interface ChatCommandContext {
  readonly db: StateDb;
  readonly now: Date;
  /** Ends `watch`. */
  readonly signal: AbortSignal;
  /** Set in tests only. */
  readonly watchMs?: number;
}

/** How often `watch` looks for new messages, ms. */
const WATCH_MS = 1000;
/** How far back each look reads, ms: the clocks of processes differ, and a message may be committed late. */
const OVERLAP_MS = 30_000;

async function findConversation(db: StateDb, beginning: string): Promise<string> {
  const [first, second] = await findConversations(db, beginning);
  if (first === undefined) throw new ChatError(`No conversation begins with ${beginning}.`);
  if (second !== undefined)
    throw new ChatError(`Several conversations begin with ${beginning}: give more of its characters.`);
  return first;
}

const formatLine = (at: string, who: string, text: string) => `${at}  ${who}: ${text}\n`;

async function* watch({ db, signal, watchMs = WATCH_MS }: ChatCommandContext): AsyncGenerator<string> {
  const begun = new Date().toISOString();
  const known = new Set<string>();
  let isFirst = true;
  while (!signal.aborted) {
    const rows = await db
      .selectFrom('chat_message')
      .selectAll()
      .where('author', '=', 'visitor')
      .where('at', '>=', new Date(Date.now() - OVERLAP_MS).toISOString())
      .orderBy('at')
      .execute();
    for (const { id, at, conversation, text } of rows) {
      if (known.has(id)) continue;
      known.add(id);
      // The first look also finds what was there before.
      if (!isFirst || at > begun) yield formatLine(at, conversation, text);
    }
    isFirst = false;
    // It rejects only after Ctrl+C, and then the loop ends.
    await sleep(watchMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Runs a command. Yields its output in pieces. Throws ChatError. */
export async function* runChatCommand(
  context: ChatCommandContext,
  command: Exclude<ChatCommand, { readonly kind: 'help' }>,
): AsyncGenerator<string> {
  const { db, now } = context;
  switch (command.kind) {
    case 'list': {
      const rows = await listConversations(db, command.limit);
      if (rows.length === 0) yield 'No conversations.\n';
      for (const { conversation, lastAt, messages } of rows)
        yield `${lastAt}  ${conversation}  ${messages}\n`;
      return;
    }
    case 'show': {
      const conversation = await findConversation(db, command.id);
      for (const { at, author, text } of await listMessages(db, conversation))
        yield formatLine(at, author, text);
      return;
    }
    case 'answer': {
      const text = cleanLines(command.text);
      if (text === '' || text.length > MAX_CHAT_TEXT)
        throw new ChatError(`An answer has 1 to ${MAX_CHAT_TEXT} characters.`);
      const conversation = await findConversation(db, command.id);
      await saveAnswer(db, { id: randomUUID(), conversation, text }, now);
      yield 'Sent.\n';
      return;
    }
    case 'watch':
      yield* watch(context);
  }
}
