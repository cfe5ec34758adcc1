import type { ChatMessage } from '@vvoz/api/chat/chatSchemas';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import type { StateDb } from '../state/schema.ts';
import { listMessages, listNewMessages } from './chatMessages.ts';

/** How often to read new messages while a stream is open, ms. Other processes and the command line write them too. */
const POLL_MS = 1000;
/** How far back each poll reads, ms: the clocks of processes differ, and a message may be committed late. */
const OVERLAP_MS = 30_000;
/** How many streams one process keeps open: in all, and for one visitor. */
const MAX_STREAMS = 1000;
const MAX_STREAMS_OF_VISITOR = 6;

interface Listener {
  readonly conversation: string;
  readonly visitor: string;
  readonly send: (message: ChatMessage) => void;
  /** Ids of the messages that were sent. */
  readonly sent: Set<string>;
}

/** Too many streams are open. */
export class ChatFull extends Error {
  override readonly name = 'ChatFull';
}

export interface ChatHub {
  /**
   * Sends the newest messages of a conversation, then every new one, each once. Returns a function that stops it. Streams
   * are counted by the visitor's address, or its network of IPv6.
   * Throws ChatFull, and the database's errors.
   */
  readonly listen: (
    conversation: string,
    address: string,
    send: (message: ChatMessage) => void,
  ) => Promise<() => void>;
  /** Reads and sends new messages now. Call it after storing a message. Never rejects: `onError` gets the error. */
  readonly sendNew: () => Promise<void>;
  readonly close: () => void;
}

export interface ChatHubOptions {
  readonly db: StateDb;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
  readonly pollMs?: number;
}

/** Sends stored messages to the open streams of this process. One query a second serves all of them. */
export function createChatHub({
  db,
  onError,
  now = () => new Date(),
  pollMs = POLL_MS,
}: ChatHubOptions): ChatHub {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;

  const sendOnce = (listener: Listener, message: ChatMessage) => {
    if (listener.sent.has(message.id)) return;
    listener.sent.add(message.id);
    listener.send(message);
  };

  async function sendNew(): Promise<void> {
    const conversations = [...new Set([...listeners].map(({ conversation }) => conversation))];
    if (conversations.length === 0) return;
    const messages = await listNewMessages(db, conversations, new Date(now().getTime() - OVERLAP_MS));
    for (const { conversation, ...message } of messages)
      for (const listener of listeners)
        if (listener.conversation === conversation) sendOnce(listener, message);
  }

  const schedulePoll = () => {
    timer = setTimeout(() => {
      sendNew()
        .catch(onError)
        .finally(() => {
          if (listeners.size > 0) schedulePoll();
          else timer = undefined;
        });
    }, pollMs).unref();
  };

  return {
    sendNew: () => sendNew().catch(onError),
    listen: async (conversation, address, send) => {
      const visitor = toLimitKey(address);
      const openStreams = [...listeners].filter((listener) => listener.visitor === visitor);
      if (listeners.size >= MAX_STREAMS || openStreams.length >= MAX_STREAMS_OF_VISITOR)
        throw new ChatFull('Too many streams are open');
      const listener: Listener = { conversation, visitor, send, sent: new Set() };
      listeners.add(listener);
      const stop = () => void listeners.delete(listener);
      try {
        for (const message of await listMessages(db, conversation)) sendOnce(listener, message);
      } catch (error) {
        stop();
        throw error;
      }
      if (timer === undefined) schedulePoll();
      return stop;
    },
    close: () => {
      listeners.clear();
      clearTimeout(timer);
    },
  };
}
