import type { ChatMessage } from '@vvoz/api/chat/chatSchemas';
import type { StateDb } from '../state/schema.ts';
import { listMessages, listNewMessages } from './chatMessages.ts';

/** How often new messages are looked for while somebody listens, ms. Other processes and the command line write them too. */
const POLL_MS = 1000;
/** How far back each look goes, ms: clocks of several processes differ, and a commit may come late. */
const OVERLAP_MS = 30_000;
/** Streams that one process keeps open, in all and for one visitor. */
const MAX_STREAMS = 1000;
const MAX_STREAMS_OF_VISITOR = 6;

interface Listener {
  readonly conversation: string;
  readonly visitor: string;
  readonly send: (message: ChatMessage) => void;
  /** Ids that were sent. */
  readonly sent: Set<string>;
}

/** Too many streams are open. */
export class ChatFull extends Error {
  override readonly name = 'ChatFull';
}

export interface ChatHub {
  /**
   * Sends all messages of a conversation, then every new one, each once. Returns the function that ends it. Throws
   * ChatFull, and the database's errors.
   */
  readonly listen: (
    conversation: string,
    visitor: string,
    send: (message: ChatMessage) => void,
  ) => Promise<() => void>;
  /** Looks for new messages now. Call it after storing one. */
  readonly look: () => Promise<void>;
  readonly close: () => void;
}

export interface ChatHubOptions {
  readonly db: StateDb;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
  readonly pollMs?: number;
}

/** Brings stored messages to the streams that are open in this process. One query a second serves all of them. */
export function createChatHub({
  db,
  onError,
  now = () => new Date(),
  pollMs = POLL_MS,
}: ChatHubOptions): ChatHub {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;

  const give = (listener: Listener, message: ChatMessage) => {
    if (listener.sent.has(message.id)) return;
    listener.sent.add(message.id);
    listener.send(message);
  };

  async function look(): Promise<void> {
    const conversations = [...new Set([...listeners].map(({ conversation }) => conversation))];
    if (conversations.length === 0) return;
    const found = await listNewMessages(db, conversations, new Date(now().getTime() - OVERLAP_MS));
    for (const { conversation, ...message } of found)
      for (const listener of listeners) if (listener.conversation === conversation) give(listener, message);
  }

  const poll = () => {
    timer = setTimeout(() => {
      look()
        .catch(onError)
        .finally(() => {
          if (listeners.size > 0) poll();
          else timer = undefined;
        });
    }, pollMs).unref();
  };

  return {
    look: () => look().catch(onError),
    listen: async (conversation, visitor, send) => {
      const own = [...listeners].filter((listener) => listener.visitor === visitor);
      if (listeners.size >= MAX_STREAMS || own.length >= MAX_STREAMS_OF_VISITOR)
        throw new ChatFull('Too many streams are open');
      const listener: Listener = { conversation, visitor, send, sent: new Set() };
      listeners.add(listener);
      const end = () => void listeners.delete(listener);
      try {
        for (const message of await listMessages(db, conversation)) give(listener, message);
      } catch (error) {
        end();
        throw error;
      }
      if (timer === undefined) poll();
      return end;
    },
    close: () => {
      listeners.clear();
      clearTimeout(timer);
    },
  };
}
