import type { ChatMessage, ChatPost } from '@vvoz/api/chat/chatSchemas';
import type { StateDb } from '../state/schema.ts';
import { createChatHub, type ChatHub } from './chatHub.ts';
import { dropOldMessages, saveVisitorMessage } from './chatMessages.ts';
import type { ChatTelegramSettings } from './chatTelegramVariables.ts';
import { createTelegramApi } from './telegram/telegramApi.ts';
import { createTelegramBridge } from './telegram/telegramBridge.ts';

/** A conversation is deleted when nobody has needed it for this long: it may name people and numbers. */
export const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
const SWEEP_MS = 3_600_000;

/** The part of the application's log that the chat uses. Never pass it a message or the name of a conversation. */
interface ChatLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
}

export interface ChatServiceOptions {
  readonly db: StateDb;
  readonly log: ChatLog;
  /** The managers' chat; undefined: they answer with the command line only. */
  readonly telegram?: ChatTelegramSettings | undefined;
  readonly now?: () => Date;
}

export interface ChatService {
  /** Resolves when the message is on the disk. Throws ForeignMessage, and the database's errors. */
  readonly save: (post: ChatPost) => Promise<{ readonly message: ChatMessage; readonly duplicate: boolean }>;
  readonly listen: ChatHub['listen'];
  /** Starts forwarding to the managers and deleting what is old. */
  readonly start: () => void;
  /** Ends streams and forwarding. Call it before closing the state. */
  readonly close: () => Promise<void>;
}

/** The chat between visitors and managers. One per process; several processes may share one state. */
export function createChatService({
  db,
  log,
  telegram,
  now = () => new Date(),
}: ChatServiceOptions): ChatService {
  const warn = (error: unknown) =>
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'chat not read');
  const hub = createChatHub({ db, onError: warn, now });
  const bridge =
    telegram &&
    createTelegramBridge({
      db,
      api: createTelegramApi(telegram),
      chat: telegram.chat,
      log,
      onAnswer: () => void hub.look(),
      now,
    });
  const sweep = async () => {
    const dropped = await dropOldMessages(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
    if (dropped > 0) log.info({ dropped }, 'old chat messages deleted');
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    save: async (post) => {
      const saved = await saveVisitorMessage(db, post, now());
      await hub.look();
      return saved;
    },
    listen: hub.listen,
    start: () => {
      bridge?.start();
      timer = setInterval(() => void sweep().catch(warn), SWEEP_MS).unref();
    },
    close: async () => {
      clearInterval(timer);
      hub.close();
      await bridge?.stop();
    },
  };
}
