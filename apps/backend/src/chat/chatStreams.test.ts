import { randomUUID } from 'node:crypto';
import { expect, it, test, vi } from 'vitest';
import type { ChatMessage } from '@vvoz/api/chat/chatSchemas';
import { eachState } from '../state/testing/eachState.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import type { StateDb } from '../state/schema.ts';
import { ChatFull, createChatHub } from './chatStreams.ts';
import {
  dropOldMessages,
  ForeignMessage,
  listMessages,
  saveAnswer,
  saveVisitorMessage,
} from './chatMessages.ts';

const ANNA = 'anna-conversation-0000001';
const BORIS = 'boris-conversation-000001';
const write = (
  db: StateDb,
  conversation: string,
  text: string,
  id: string = randomUUID(),
  now = new Date(),
) => saveVisitorMessage(db, { conversation, id, text, host: 'main', page: '/korea' }, now);
const openHub = (db: StateDb) =>
  createChatHub({
    db,
    pollMs: 10,
    onError: (error) => {
      throw error;
    },
  });

eachState('the chat', ({ open }) => {
  it('stores a message once, however often it is sent', async () => {
    const { db } = await open();
    const first = await write(db, ANNA, 'Есть Приус?', 'id-1', new Date('2026-01-01T00:00:00Z'));
    const second = await write(db, ANNA, 'Есть Приус?', 'id-1', new Date('2026-01-02T00:00:00Z'));
    expect([first.duplicate, second.duplicate]).toEqual([false, true]);
    expect(second.message).toEqual(first.message);
    expect(await listMessages(db, ANNA)).toEqual([first.message]);
    await expect(write(db, BORIS, 'Чужое', 'id-1')).rejects.toThrow(ForeignMessage);
  });

  it('sends a stream the stored messages, then those that another process stores, each message once', async () => {
    const { db } = await open();
    await write(db, ANNA, 'первое');
    const hub = openHub(db);
    const received: ChatMessage[] = [];
    const end = await hub.listen(ANNA, '203.0.113.7', (message) => received.push(message));
    expect(received.map(({ text }) => text)).toEqual(['первое']);
    await write(db, BORIS, 'чужое');
    await saveAnswer(db, { id: 'answer', conversation: ANNA, text: 'ответ' }, new Date());
    await vi.waitFor(() => expect(received.map(({ text }) => text)).toEqual(['первое', 'ответ']));
    expect(received[1]).toMatchObject({ id: 'answer', author: 'manager' });
    end();
    await write(db, ANNA, 'после');
    await hub.sendNew();
    expect(received).toHaveLength(2);
    hub.close();
  });

  it('deletes the messages from before a time, and no others', async () => {
    const { db } = await open();
    await write(db, ANNA, 'старое', 'old', new Date('2026-01-01T00:00:00Z'));
    await write(db, ANNA, 'новое', 'new', new Date('2026-01-02T00:00:00Z'));
    expect(await dropOldMessages(db, new Date('2026-01-02T00:00:00Z'))).toBe(1);
    expect((await listMessages(db, ANNA)).map(({ id }) => id)).toEqual(['new']);
  });

  it('shows the newest two hundred messages, oldest first', async () => {
    const { db } = await open();
    for (let index = 0; index < 201; index += 1)
      await write(db, ANNA, String(index), `id-${index}`, new Date(Date.UTC(2026, 0, 1, 0, 0, index)));
    const texts = (await listMessages(db, ANNA)).map(({ text }) => text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([200, '1', '200']);
  });
});

test('visitors who listen at the same time get only the messages of their own conversations', async () => {
  const { db } = await openTempState();
  const hub = openHub(db);
  const received: Record<string, string[]> = { [ANNA]: [], [BORIS]: [] };
  for (const [conversation, texts] of Object.entries(received))
    await hub.listen(conversation, conversation, ({ text }) => texts.push(text));
  // Nobody tells the hub of an answer: it looks for new messages every 10 ms.
  for (const [index, text] of ['первый', 'второй'].entries()) {
    await saveAnswer(db, { id: `answer-${index}`, conversation: ANNA, text }, new Date());
    await vi.waitFor(() => expect(received[ANNA]).toHaveLength(index + 1), { timeout: 60_000 });
  }
  hub.close();
  expect(received).toEqual({ [ANNA]: ['первый', 'второй'], [BORIS]: [] });
});

test('a hub keeps at most a thousand streams open; closing it ends all of them', async () => {
  const { db } = await openTempState();
  const hub = openHub(db);
  const received: string[] = [];
  const listen = (visitor: string) => hub.listen(ANNA, visitor, ({ text }) => received.push(text));
  for (let index = 0; index < 1000; index += 1) await listen(`visitor ${index}`);
  await expect(listen('another')).rejects.toThrow(ChatFull);
  hub.close();
  await write(db, ANNA, 'после');
  await hub.sendNew();
  expect(received).toEqual([]);
});

test('a hub that had no streams for a while looks for messages of others again', async () => {
  const { db } = await openTempState();
  const hub = openHub(db);
  const stop = await hub.listen(ANNA, 'a', () => undefined);
  stop();
  // Longer than the ten milliseconds between two looks.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const received: string[] = [];
  await hub.listen(ANNA, 'a', ({ text }) => received.push(text));
  await saveAnswer(db, { id: 'after', conversation: ANNA, text: 'после' }, new Date());
  await vi.waitFor(() => expect(received).toEqual(['после']), { timeout: 60_000 });
  hub.close();
});

test('a network of IPv6 counts as one visitor', async () => {
  const { db } = await openTempState();
  const hub = openHub(db);
  for (let index = 0; index < 6; index += 1)
    await hub.listen(ANNA, `2001:db8:1:2::${index}`, () => undefined);
  await expect(hub.listen(ANNA, '2001:db8:1:2:ffff::1', () => undefined)).rejects.toThrow(ChatFull);
  await hub.listen(ANNA, '2001:db8:1:3::1', () => undefined);
  hub.close();
});

test('messages are sent in the order of their times, also those of a clock that is behind', async () => {
  const { db } = await openTempState();
  const hub = openHub(db);
  const received: string[] = [];
  await hub.listen(ANNA, 'a', ({ text }) => received.push(text));
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  await db.transaction().execute(async (trx) => {
    await write(trx, ANNA, 'второе', 'a', ago(10));
    await write(trx, ANNA, 'первое', 'b', ago(20));
  });
  await hub.sendNew();
  expect(received).toEqual(['первое', 'второе']);
  hub.close();
});

test('a failure to read is reported; later messages are sent all the same', async () => {
  const { db } = await openTempState();
  const onError = vi.fn();
  const hub = createChatHub({ db, pollMs: 10, onError });
  const received: string[] = [];
  await hub.listen(ANNA, 'a', ({ text }) => received.push(text));
  const failure = new Error('busy');
  const reads = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw failure;
  });
  await hub.sendNew();
  await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(2), { timeout: 60_000 });
  expect(onError).toHaveBeenCalledWith(failure);
  reads.mockRestore();
  await saveAnswer(db, { id: 'after', conversation: ANNA, text: 'после' }, new Date());
  await vi.waitFor(() => expect(received).toEqual(['после']), { timeout: 60_000 });
  hub.close();
});

test('streams that could not be opened do not count, and simultaneous ones do', async () => {
  const { db } = await openTempState();
  const hub = openHub(db);
  const listen = () => hub.listen(ANNA, '203.0.113.7', () => undefined);
  const reads = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('busy');
  });
  for (let index = 0; index < 6; index += 1) await expect(listen()).rejects.toThrow('busy');
  reads.mockRestore();
  const opened = await Promise.allSettled(Array.from({ length: 10 }, listen));
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  hub.close();
});

test('one visitor can have six streams at most; another visitor can still open one', async () => {
  const { db } = await openTempState();
  const hub = openHub(db);
  const ends = [];
  for (let index = 0; index < 6; index += 1)
    ends.push(await hub.listen(ANNA, '203.0.113.7', () => undefined));
  await expect(hub.listen(ANNA, '203.0.113.7', () => undefined)).rejects.toThrow(ChatFull);
  await hub.listen(BORIS, '203.0.113.8', () => undefined);
  ends[0]?.();
  await hub.listen(ANNA, '203.0.113.7', () => undefined);
  hub.close();
});
