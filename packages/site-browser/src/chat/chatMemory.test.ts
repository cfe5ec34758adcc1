import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { conversationSchema } from '@vvoz/api/chat/chatSchemas';
import {
  findConversation,
  mergeMessages,
  openConversation,
  readMessages,
  writeMessages,
  type StoredMessage,
} from './chatMemory.ts';

afterEach(() => vi.restoreAllMocks());

function createStorage(values: Record<string, string> = {}, isFull = false) {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

const createMessage = (id: string, more: Partial<StoredMessage> = {}): StoredMessage => ({
  id,
  at: `2026-01-01T00:00:${id.padStart(2, '0')}.000Z`,
  author: 'visitor',
  text: `сообщение ${id}`,
  ...more,
});

test('messages survive a reload; one that was being sent counts as not sent', () => {
  const storage = createStorage();
  expect(readMessages(storage)).toEqual([]);
  writeMessages(storage, [createMessage('1'), createMessage('2', { delivery: 'sending' })]);
  expect(readMessages(storage)).toEqual([createMessage('1'), createMessage('2', { delivery: 'failed' })]);
});

test('the newest two hundred messages are kept', () => {
  const storage = createStorage();
  writeMessages(
    storage,
    Array.from({ length: 201 }, (_, index) => createMessage(String(index))),
  );
  expect(readMessages(storage).map(({ id }) => id)).toHaveLength(200);
  expect(readMessages(storage)[0]?.id).toBe('1');
});

test.each([['{}'], ['"text"'], ['7'], ['null'], ['{broken']])(
  'the value %s is logged and gives an empty list',
  (value) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(readMessages(createStorage({ 'vvoz.chat': value }))).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
  },
);

test('entries that are not messages are left out', () => {
  const good = createMessage('1');
  const bad = [null, 7, {}, { ...good, author: 'robot' }, { ...good, text: 7 }, { ...good, id: undefined }];
  expect(readMessages(createStorage({ 'vvoz.chat': JSON.stringify([...bad, good]) }))).toEqual([good]);
});

test('the conversation has one secret name, which the server accepts', () => {
  const storage = createStorage();
  expect(findConversation(storage)).toBeUndefined();
  const name = openConversation(storage);
  expect(conversationSchema.safeParse(name).success).toBe(true);
  expect([openConversation(storage), findConversation(storage)]).toEqual([name, name]);
  expect(openConversation(createStorage())).not.toBe(name);
  expect(findConversation(createStorage({ 'vvoz.chat.conversation': 'короткое' }))).toBeUndefined();
});

test.each([0xff, 0xfb])('whatever its bytes are, %i or others, the server accepts a name', (byte) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(
    (bytes) => (bytes as Uint8Array).fill(byte) as never,
  );
  expect(conversationSchema.safeParse(openConversation(createStorage())).success).toBe(true);
});

test('a full storage stops neither writing nor a first message', () => {
  const storage = createStorage({}, true);
  expect(() => writeMessages(storage, [createMessage('1')])).not.toThrow();
  expect(openConversation(storage)).toHaveLength(32);
});

test('a message from the server replaces the one that was being sent; each is shown once, in order', () => {
  const sending = createMessage('2', { delivery: 'sending' });
  const answer = createMessage('3', { author: 'manager' });
  expect(mergeMessages([createMessage('1'), sending], [answer, createMessage('2')])).toEqual([
    createMessage('1'),
    createMessage('2'),
    answer,
  ]);
  const messages = fc.array(fc.integer({ min: 0, max: 59 }).map((number) => createMessage(String(number))));
  fc.assert(
    fc.property(messages, messages, (kept, arrived) => {
      const merged = mergeMessages(kept, arrived);
      const ids = new Set([...kept, ...arrived].map(({ id }) => id));
      expect(new Set(merged.map(({ id }) => id))).toEqual(ids);
      expect(merged).toHaveLength(ids.size);
    }),
  );
});
