import { fromNetwork, Outage } from '../page/fetchJson.ts';
import { reportBug } from '../page/outage.ts';
import type { ChatMessage } from './chatMessage.ts';
import {
  findConversation,
  mergeMessages,
  openConversation,
  readMessages,
  writeMessages,
  type StoredMessage,
} from './chatMemory.ts';
import { CHAT_MESSAGES_PATH, CHAT_STREAM_PATH } from './chatPaths.ts';

/** Characters of a message that the server accepts. */
export const MAX_TEXT = 2000;

/** How long after a failure unsent messages are sent again, ms. */
const RETRY_MS = 15_000;

/** The parts of the browser that the chat uses. */
export interface ChatEnvironment {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly fetch: typeof fetch;
  readonly openStream: (url: string) => Pick<EventSource, 'close' | 'addEventListener'>;
  /** The path of the page, and the lot that it is about as the visitor reads it. */
  readonly getPage: () => Pick<StoredMessage, 'page' | 'about'>;
  readonly now: () => Date;
}

export interface Chat {
  readonly getMessages: () => readonly StoredMessage[];
  /** Calls `onChange` after every change of the messages. Returns a stop function. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Shows a message at once and sends it. After a failure it is sent again until the server has it. */
  readonly send: (text: string) => Promise<void>;
  /** Opens the stream of answers, if the visitor has ever written. Does nothing while it is open. */
  readonly listen: () => void;
  /** Goes on after `close`: sends what was not sent, and opens the stream. */
  readonly resume: () => void;
  readonly close: () => void;
}

/** Creates the visitor's side of the chat. It keeps the messages on the device and synchronizes them with the server. */
export function createChat({ storage, fetch, openStream, getPage, now }: ChatEnvironment): Chat {
  let messages = readMessages(storage);
  let stream: Pick<EventSource, 'close' | 'addEventListener'> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const subscribers = new Set<() => void>();

  const change = (next: readonly StoredMessage[]) => {
    messages = next;
    writeMessages(storage, messages);
    for (const notify of subscribers) notify();
  };
  const mark = (id: string, delivery: StoredMessage['delivery']) =>
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
  async function deliver({ id, text, page = '' }: StoredMessage): Promise<boolean> {
    mark(id, 'sending');
    try {
      const body = JSON.stringify({ conversation: openConversation(storage), id, text, page });
      const answer = await fromNetwork(
        fetch(CHAT_MESSAGES_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      );
      if (!answer.ok) throw new Outage(`${CHAT_MESSAGES_PATH} responded ${answer.status}`);
      const { data } = await fromNetwork(answer.json() as Promise<{ readonly data: ChatMessage }>);
      change(mergeMessages(messages, [data]));
      return true;
    } catch (error) {
      reportBug(error);
      // The chat shows that it was not sent, and sends it again.
      mark(id, 'failed');
      return false;
    }
  }

  /** Sends the unsent messages in their order. */
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
      const message: StoredMessage = {
        id: crypto.randomUUID(),
        at: now().toISOString(),
        author: 'visitor',
        text,
        ...getPage(),
        delivery: 'failed',
      };
      change([...messages, message]);
      await deliverAll();
    },
    listen,
    resume: () => void deliverAll(),
    close: () => {
      clearTimeout(timer);
      stream?.close();
      stream = undefined;
    },
  };
}
