import type { ChatMessage } from './chatMessage.ts';
import {
  findConversation,
  mergeMessages,
  openConversation,
  readMessages,
  writeMessages,
  type KeptMessage,
} from './chatMemory.ts';
import { CHAT_MESSAGES_PATH, CHAT_STREAM_PATH } from './chatPaths.ts';

/** Characters of a message that the server accepts. */
export const MAX_TEXT = 2000;

/** How long to wait before a message that did not go is sent again, ms. */
const RETRY_MS = 15_000;

/** What the chat needs of the browser. */
export interface ChatPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly fetch: typeof fetch;
  readonly openStream: (url: string) => Pick<EventSource, 'close' | 'addEventListener'>;
  readonly getPage: () => string;
  readonly now: () => Date;
}

export interface Chat {
  readonly getMessages: () => readonly KeptMessage[];
  /** Calls back after every change of the messages. Returns the function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Shows a message at once and sends it. What does not go is sent again until it does. */
  readonly send: (text: string) => Promise<void>;
  /** Begins to listen for answers, if the visitor has ever written. Does nothing while it listens. */
  readonly listen: () => void;
  readonly close: () => void;
}

/** The visitor's side of the chat: messages on the device, in step with the server. */
export function createChat({ storage, fetch: ask, openStream, getPage, now }: ChatPlace): Chat {
  let messages = readMessages(storage);
  let stream: Pick<EventSource, 'close' | 'addEventListener'> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const subscribers = new Set<() => void>();

  const change = (next: readonly KeptMessage[]) => {
    messages = next;
    writeMessages(storage, messages);
    for (const notify of subscribers) notify();
  };
  const mark = (id: string, delivery: KeptMessage['delivery']) =>
    change(messages.map((message) => (message.id === id ? { ...message, delivery } : message)));

  function listen(): void {
    const conversation = findConversation(storage);
    if (stream || conversation === undefined) return;
    stream = openStream(`${CHAT_STREAM_PATH}?conversation=${conversation}`);
    stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
      change(mergeMessages(messages, [JSON.parse(data) as ChatMessage])),
    );
  }

  /** Sends a message; false when it has to be sent again. */
  async function deliver({ id, text, page = '' }: KeptMessage): Promise<boolean> {
    mark(id, 'sending');
    try {
      const answer = await ask(CHAT_MESSAGES_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ conversation: openConversation(storage), id, text, page }),
      });
      if (!answer.ok) throw new Error(`${CHAT_MESSAGES_PATH} answered ${answer.status}`);
      const { data } = (await answer.json()) as { readonly data: ChatMessage };
      change(mergeMessages(messages, [data]));
      return true;
    } catch {
      mark(id, 'failed');
      return false;
    }
  }

  /** Sends what has not gone yet, in its order. */
  async function deliverAll(): Promise<void> {
    clearTimeout(timer);
    for (const message of messages.filter(({ delivery }) => delivery === 'failed'))
      if (!(await deliver(message))) {
        timer = setTimeout(() => void deliverAll(), RETRY_MS);
        return;
      }
    listen();
  }

  if (messages.some(({ delivery }) => delivery === 'failed')) void deliverAll();

  return {
    getMessages: () => messages,
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
    send: async (text) => {
      const message: KeptMessage = {
        id: crypto.randomUUID(),
        at: now().toISOString(),
        author: 'visitor',
        text,
        page: getPage(),
        delivery: 'failed',
      };
      change([...messages, message]);
      await deliverAll();
    },
    listen,
    close: () => {
      clearTimeout(timer);
      stream?.close();
      stream = undefined;
    },
  };
}
