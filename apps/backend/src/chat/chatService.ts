import type { ChatMessage, ChatPost } from '@vvoz/api/chat/chatSchemas';
import { MAX_RETENTION_DAYS } from '../lib/retentionDays.ts';
import { getFaultCode } from '../lib/faultCode.ts';
import type { StateDb } from '../state/schema.ts';
import { createChatHub, type ChatHub } from './chatStreams.ts';
import { dropOldMessages, saveVisitorMessage } from './chatMessages.ts';
import type { ChatTelegramSettings } from './chatTelegramVariables.ts';
import { createTelegramApi } from './telegram/telegramApi.ts';
import { createTelegramBridge } from './telegram/telegramBridge.ts';

const DAY_MS = 86_400_000;
/** How often a process deletes messages that are older than the privacy policy allows, ms. */
const SWEEP_MS = 3_600_000;

/** The part of the application's log that the chat uses. Never log a message or the id of a conversation. */
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
  /** Starts to forward messages to the managers and to delete old ones. */
  readonly start: () => void;
  /** Stops streams and forwarding. Call it before closing the state. */
  readonly close: () => Promise<void>;
}

/** The chat between visitors and managers. One per process; several processes may share one state. */
export function createChatService({
  db,
  log,
  telegram,
  now = () => new Date(),
}: ChatServiceOptions): ChatService {
  const warn = (message: string) => (error: unknown) => log.warn({ code: getFaultCode(error) }, message);
  const hub = createChatHub({ db, onError: warn('chat messages not read'), now });
  const bridge =
    telegram &&
    createTelegramBridge({
      db,
      api: createTelegramApi(telegram),
      chat: telegram.chat,
      log,
      onAnswer: () => void hub.sendNew(),
      now,
    });
  const sweep = async () => {
    const dropped = await dropOldMessages(db, new Date(now().getTime() - MAX_RETENTION_DAYS.chat * DAY_MS));
    if (dropped > 0) log.info({ dropped }, 'old chat messages deleted');
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    save: async (post) => {
      const saved = await saveVisitorMessage(db, post, now());
      await hub.sendNew();
      return saved;
    },
    listen: hub.listen,
    start: () => {
      bridge?.start();
      timer = setInterval(() => void sweep().catch(warn('old chat messages not deleted')), SWEEP_MS).unref();
    },
    close: async () => {
      clearInterval(timer);
      hub.close();
      await bridge?.stop();
    },
  };
}
