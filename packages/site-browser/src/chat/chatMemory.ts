import type { ChatMessage } from './chatMessage.ts';

/** Keys of local storage. */
const MESSAGES_KEY = 'vvoz.chat';
const CONVERSATION_KEY = 'vvoz.chat.conversation';
/** Messages that the device keeps; the server keeps them for ninety days. */
const MAX_KEPT = 200;

/** A message on this device. */
export interface StoredMessage extends ChatMessage {
  /** State of a visitor's message that the server does not have yet. */
  readonly delivery?: 'sending' | 'failed' | undefined;
  /** The page that it was written on. */
  readonly page?: string | undefined;
  /** The lot of that page, as the visitor read it. The manager gets the page. */
  readonly about?: string | undefined;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const isText = (value: unknown): value is string => typeof value === 'string';

function isMessage(value: unknown): value is StoredMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, author, text } = value as Record<string, unknown>;
  return isText(id) && isText(at) && isText(text) && (author === 'visitor' || author === 'manager');
}

/**
 * Reads the messages that the device keeps. A value that is not a list is logged and gives an empty list (specification,
 * section 8); an entry that is not a message is left out.
 */
export function readMessages(storage: Storage): readonly StoredMessage[] {
  let value: unknown;
  try {
    value = JSON.parse(storage.getItem(MESSAGES_KEY) ?? '[]');
  } catch (error) {
    value = error;
  }
  if (!Array.isArray(value)) {
    // oxlint-disable-next-line no-console -- the only log that a browser has
    console.error('The chat messages in local storage are not a list:', value);
    return [];
  }
  // A message that was being sent when the page was closed counts as failed, so it is sent again.
  return value
    .filter(isMessage)
    .map((message) => (message.delivery === 'sending' ? { ...message, delivery: 'failed' } : message));
}

/** Stores the newest messages. Does nothing where storage is full or forbidden. */
export function writeMessages(storage: Storage, messages: readonly StoredMessage[]): void {
  try {
    storage.setItem(MESSAGES_KEY, JSON.stringify(messages.slice(-MAX_KEPT)));
  } catch {
    // This page still shows the messages. The next page gets them from the server.
  }
}

/** Random bytes in the name of a conversation, so that nobody can guess it. */
const NAME_BYTES = 24;

/** Returns the secret name of this browser's conversation; undefined before the first message. */
export function findConversation(storage: Storage): string | undefined {
  const name = storage.getItem(CONVERSATION_KEY);
  return name !== null && /^[\w-]{22,64}$/.test(name) ? name : undefined;
}

/** Returns the secret name of this browser's conversation, and creates it for the first message. */
export function openConversation(storage: Storage): string {
  const known = findConversation(storage);
  if (known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_BYTES));
  const name = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  try {
    storage.setItem(CONVERSATION_KEY, name);
  } catch {
    // Answers then come only as long as this page is open.
  }
  return name;
}

/** Adds messages of the server to those on the device: each once, in the order of their times. */
export function mergeMessages(
  kept: readonly StoredMessage[],
  arrived: readonly ChatMessage[],
): readonly StoredMessage[] {
  const byId = new Map<string, StoredMessage>(kept.map((message) => [message.id, message]));
  for (const message of arrived) {
    const about = byId.get(message.id)?.about;
    byId.set(message.id, about === undefined ? message : { ...message, about });
  }
  return [...byId.values()].toSorted((one, other) => one.at.localeCompare(other.at));
}
