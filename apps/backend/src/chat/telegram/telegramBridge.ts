import { randomUUID } from 'node:crypto';
import { cleanLines, cutText } from '@vvoz/api/leads/cleanText';
import { MAX_CHAT_TEXT } from '@vvoz/api/chat/chatSchemas';
import { getFaultCode } from '../../lib/faultCode.ts';
import { releaseLease, takeLease } from '../../state/lease.ts';
import { readNote, writeNote } from '../../state/notes.ts';
import type { ChatMessageTable, StateDb } from '../../state/schema.ts';
import { saveAnswer } from '../chatMessages.ts';
import { createLeaseKeeper } from './createLeaseKeeper.ts';
import { repeatUntilStopped, type Repetition } from './repeatUntilStopped.ts';
import { TelegramError, type TelegramApi, type TelegramUpdate } from './telegramApi.ts';

/** Only one process may ask for updates: the Bot API answers 409 to a second one. */
const LEASE = 'chat-telegram';
/** Longer than one call for updates, ms. */
const LEASE_MS = 120_000;
/** How often the lease is renewed, ms. */
const RENEW_MS = 30_000;
/** How often to read visitors' messages, ms. */
const POLL_MS = 1000;
/** Pause after a failure, ms. */
const FAILURE_MS = 5000;
/** Pause while another process has the lease, ms. */
const WAIT_MS = 15_000;
/** How many messages are read from the database at once. */
const MAX_BATCH = 20;
/** Name of the note that keeps the number of the next update. */
const OFFSET_NOTE = 'chat-telegram-offset';

export interface TelegramBridgeOptions {
  readonly db: StateDb;
  readonly api: TelegramApi;
  /** The managers' chat, as its number. */
  readonly chat: string;
  readonly log: { readonly warn: (facts: object, message: string) => void };
  /** Called after a manager's answer was stored. */
  readonly onAnswer?: () => void;
  readonly now?: () => Date;
  /** Set in tests only. */
  readonly pause?: Repetition['pause'];
}

/** Formats the text for the managers. The first characters of the conversation's id tell visitors apart. */
const formatQuestion = ({ conversation, text, host, page }: ChatMessageTable): string =>
  [`Чат ${conversation.slice(0, 6)} · ${host}${page}`, '', text, '', 'Ответьте на это сообщение.'].join('\n');

/**
 * Connects the chat with a Telegram chat of the managers: it forwards visitors' messages there, and stores the
 * managers' replies to them. One of several processes does this; it begins where the last one stopped.
 */
export function createTelegramBridge({
  db,
  api,
  chat,
  log,
  onAnswer = () => undefined,
  now = () => new Date(),
  pause,
}: TelegramBridgeOptions) {
  const holder = randomUUID();
  const stopped = new AbortController();
  let loops: Promise<unknown> = Promise.resolve();

  /** Returns whether this process is the one that talks to Telegram. */
  const holdLease = createLeaseKeeper({
    take: (at) => takeLease(db, LEASE, holder, LEASE_MS, at),
    renewMs: RENEW_MS,
    now,
  });

  /** Sends the visitors' messages that were not forwarded yet, oldest first. Returns their number. */
  async function sendQuestions(): Promise<number> {
    const waiting = await db
      .selectFrom('chat_message')
      .selectAll()
      .where('author', '=', 'visitor')
      .where('forwarded_at', '=', '')
      .orderBy('at')
      .limit(MAX_BATCH)
      .execute();
    for (const message of waiting) {
      const number = await api.sendMessage(chat, formatQuestion(message), stopped.signal);
      await db
        .updateTable('chat_message')
        .set({ forwarded_at: now().toISOString(), forwarded_as: String(number) })
        .where('id', '=', message.id)
        .execute();
    }
    return waiting.length;
  }

  async function storeAnswer({ update_id: update, message }: TelegramUpdate): Promise<void> {
    const question = message?.reply_to_message?.message_id;
    // Only the managers' chat may answer: anybody can write to a bot.
    if (message?.text === undefined || question === undefined || String(message.chat.id) !== chat) return;
    const conversationRow = await db
      .selectFrom('chat_message')
      .select('conversation')
      .where('forwarded_as', '=', String(question))
      .executeTakeFirst();
    if (!conversationRow) return;
    const text = cutText(cleanLines(message.text), MAX_CHAT_TEXT);
    await saveAnswer(
      db,
      { id: `telegram-${update}`, conversation: conversationRow.conversation, text },
      now(),
    );
  }

  /** Stores the managers' answers since the last call. */
  async function readAnswers(): Promise<void> {
    const offset = Number((await readNote(db, OFFSET_NOTE)) ?? 0);
    const updates = await api.getUpdates(offset, stopped.signal);
    for (const update of updates) {
      await storeAnswer(update);
      await writeNote(db, OFFSET_NOTE, String(update.update_id + 1));
    }
    if (updates.length > 0) onAnswer();
  }

  /** Logs a failure. Returns how long to wait, ms. */
  function onFailure(error: unknown): number {
    const reason = error instanceof TelegramError ? error.message : 'failed';
    log.warn({ reason, code: getFaultCode(error) }, 'chat not forwarded');
    return (error instanceof TelegramError && error.retryAfterMs) || FAILURE_MS;
  }

  const repeat = (work: () => Promise<number>): Promise<void> =>
    repeatUntilStopped(async () => ((await holdLease()) ? work() : WAIT_MS), {
      stopped: stopped.signal,
      onFailure,
      ...(pause ? { pause } : {}),
    });

  return {
    sendQuestions,
    readAnswers,
    start: () => {
      loops = Promise.all([
        repeat(async () => ((await sendQuestions()) === MAX_BATCH ? 0 : POLL_MS)),
        repeat(async () => {
          await readAnswers();
          return 0;
        }),
      ]);
    },
    stop: async () => {
      stopped.abort();
      await loops;
      // A lease that is not released expires by itself.
      await releaseLease(db, LEASE, holder).catch(() => undefined);
    },
  };
}
