import { expect, it, onTestFinished, vi } from 'vitest';
import { getResponseMs, startHttpServer, type HttpResponse } from '../../lib/testing/startHttpServer.ts';
import { eachState } from '../../state/testing/eachState.ts';
import type { StateDb } from '../../state/schema.ts';
import { listMessages } from '../chatMessages.ts';
import { ANNA, CHAT, createReply, writeQuestion } from './testing/conversation.ts';
import { createTelegramApi, TelegramError } from './telegramApi.ts';
import { createTelegramBridge } from './telegramBridge.ts';

/** Starts a Bot API that accepts messages and returns the managers' replies from the requested update on. */
async function startTelegram(replies: readonly object[] = [], fault?: () => HttpResponse | undefined) {
  let number = 500;
  const server = await startHttpServer(({ path, body }) => {
    const broken = fault?.();
    if (broken) return broken;
    if (path.endsWith('/sendMessage')) return { body: { ok: true, result: { message_id: (number += 1) } } };
    const { offset } = JSON.parse(body) as { offset: number };
    return {
      body: {
        ok: true,
        result: replies.filter((reply) => (reply as { update_id: number }).update_id >= offset),
      },
    };
  });
  return {
    server,
    sent: () =>
      server.requests
        .filter(({ path }) => path.endsWith('/sendMessage'))
        .map(({ body }) => JSON.parse(body) as { chat_id: string; text: string }),
  };
}

const createBridge = (db: StateDb, baseUrl: string, onAnswer = () => undefined) =>
  createTelegramBridge({
    db,
    onAnswer,
    chat: CHAT,
    api: createTelegramApi({ token: '1:abc', baseUrl }),
    log: { warn: () => undefined },
  });

eachState('the bridge to Telegram', ({ open }) => {
  it('sends each message of a visitor once, in order, with the page it was written on', async () => {
    const { db } = await open();
    const { server, sent } = await startTelegram();
    await writeQuestion(db, 2, 'второе');
    await writeQuestion(db, 1, '<b>первое</b>');
    const bridge = createBridge(db, server.url);
    expect(await bridge.sendQuestions()).toBe(2);
    expect(await bridge.sendQuestions()).toBe(0);
    expect(sent().map(({ text }) => text.split('\n')[2])).toEqual(['<b>первое</b>', 'второе']);
    expect(sent()[0]).toEqual({
      chat_id: CHAT,
      text: 'Чат anna-c · vvoz.example/korea\n\n<b>первое</b>\n\nОтветьте на это сообщение.',
      // Telegram would fetch the pages that a visitor links to.
      link_preview_options: { is_disabled: true },
    });
    expect(server.requests[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
    // Only the visitor's browser may know the whole id of a conversation.
    expect(sent()[0]?.text).not.toContain(ANNA);
  });

  it('stores a reply once, in the conversation of the message that it replies to', async () => {
    const { db } = await open();
    const { server } = await startTelegram([createReply(7, 501, ' Да,\r\nтри лота ')]);
    await writeQuestion(db, 1, 'Есть Приус?');
    const onAnswer = vi.fn(() => undefined);
    const bridge = createBridge(db, server.url, onAnswer);
    await bridge.sendQuestions();
    await bridge.readAnswers();
    await bridge.readAnswers();
    expect(onAnswer).toHaveBeenCalledOnce();
    expect((await listMessages(db, ANNA)).at(-1)?.id).toBe('telegram-7');
    // A second process begins where the first one stopped.
    await createBridge(db, server.url).readAnswers();
    expect((await listMessages(db, ANNA)).map(({ author, text }) => [author, text])).toEqual([
      ['visitor', 'Есть Приус?'],
      ['manager', 'Да,\nтри лота'],
    ]);
    expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toEqual({
      offset: 8,
      timeout: 25,
      allowed_updates: ['message'],
    });
  });

  it('cuts a reply that is longer than the visitor’s page accepts', async () => {
    const { db } = await open();
    const { server } = await startTelegram([createReply(7, 501, 'д'.repeat(4096))]);
    await writeQuestion(db, 1, 'Есть Приус?');
    const bridge = createBridge(db, server.url);
    await bridge.sendQuestions();
    await bridge.readAnswers();
    expect((await listMessages(db, ANNA)).map(({ text }) => text)).toEqual(['Есть Приус?', 'д'.repeat(2000)]);
  });

  it('ignores other chats, messages that reply to nothing, and replies to unknown messages', async () => {
    const { db } = await open();
    const { server } = await startTelegram([
      createReply(1, 501, 'чужой чат', 42),
      createReply(2, 999, 'неизвестное'),
      { update_id: 3, message: { message_id: 3, chat: { id: -100 }, text: 'не ответ' } },
      { update_id: 4, edited_message: {} },
      { update_id: 6, message: { chat: { id: -100 }, reply_to_message: { message_id: 501 } } },
      { update_id: 5, message: 'что-то новое' },
    ]);
    await writeQuestion(db, 1, 'Есть Приус?');
    const bridge = createBridge(db, server.url);
    await bridge.sendQuestions();
    await bridge.readAnswers();
    expect(await listMessages(db, ANNA)).toHaveLength(1);
  });

  it('asks for an update once that it ignores, and sends no answer back to the managers', async () => {
    const { db } = await open();
    const { server } = await startTelegram([createReply(1, 501, 'Да'), createReply(2, 999, 'неизвестное')]);
    await writeQuestion(db, 1, 'Есть Приус?');
    const bridge = createBridge(db, server.url);
    await bridge.sendQuestions();
    await bridge.readAnswers();
    expect(await bridge.sendQuestions()).toBe(0);
    await bridge.readAnswers();
    expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toMatchObject({ offset: 3 });
  });

  it('stores the answers before one that could not be stored, and asks for the others again', async () => {
    const { db } = await open();
    const { server } = await startTelegram([createReply(7, 501, 'первый'), createReply(8, 501, 'второй')]);
    await writeQuestion(db, 1, 'Есть Приус?');
    const bridge = createBridge(db, server.url);
    await bridge.sendQuestions();
    const insertInto = db.insertInto.bind(db) as (table: 'note') => unknown;
    let inserts = 0;
    const writes = vi.spyOn(db, 'insertInto').mockImplementation(((table: 'note') => {
      inserts += 1;
      // The first answer, its note, and the second answer.
      if (inserts === 3) throw new Error('busy');
      return insertInto(table);
    }) as never);
    await expect(bridge.readAnswers()).rejects.toThrow('busy');
    writes.mockRestore();
    await bridge.readAnswers();
    expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toMatchObject({ offset: 8 });
    expect((await listMessages(db, ANNA)).map(({ text }) => text)).toEqual([
      'Есть Приус?',
      'первый',
      'второй',
    ]);
  });

  it('asks for an answer again that could not be stored', async () => {
    const { db } = await open();
    const { server } = await startTelegram([createReply(7, 501, 'Да')]);
    await writeQuestion(db, 1, 'Есть Приус?');
    const bridge = createBridge(db, server.url);
    await bridge.sendQuestions();
    await db.schema.alterTable('chat_message').renameTo('chat_message_away').execute();
    await expect(bridge.readAnswers()).rejects.toThrow(/chat_message/);
    await db.schema.alterTable('chat_message_away').renameTo('chat_message').execute();
    await bridge.readAnswers();
    expect((await listMessages(db, ANNA)).map(({ text }) => text)).toEqual(['Есть Приус?', 'Да']);
  });

  it('sends a message later when Telegram fails, and nothing twice', async () => {
    const { db } = await open();
    let isBroken = true;
    const { server, sent } = await startTelegram([], () =>
      isBroken ? { status: 502, body: '<html>' } : undefined,
    );
    await writeQuestion(db, 1, 'Есть Приус?');
    const bridge = createBridge(db, server.url);
    await expect(bridge.sendQuestions()).rejects.toThrow(TelegramError);
    isBroken = false;
    expect(await bridge.sendQuestions()).toBe(1);
    expect(await bridge.sendQuestions()).toBe(0);
    expect(sent()).toHaveLength(2);
  });
});

it('waits for answers ten seconds longer than Telegram may hold the call', async () => {
  const { server } = await startTelegram();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const api = createTelegramApi({ token: '1:abc', baseUrl: server.url });
  const { signal } = new AbortController();
  await api.getUpdates(0, signal);
  await api.sendMessage(CHAT, 'Да', signal);
  expect(timeout.mock.calls).toEqual([[35_000], [10_000]]);
});

it.each<[string, HttpResponse, string, number | undefined]>([
  [
    'too many messages',
    { status: 429, body: { ok: false, parameters: { retry_after: 3 } } },
    'sendMessage: HTTP 429',
    3000,
  ],
  ['a second reader', { status: 409, body: { ok: false } }, 'sendMessage: HTTP 409', undefined],
  [
    'an error page',
    { status: 502, body: '<html>' },
    'sendMessage: HTTP 502 with a body that is not an answer',
    undefined,
  ],
  [
    'another shape',
    { body: { ok: true, result: {} } },
    'sendMessage: the answer has an unexpected shape',
    undefined,
  ],
  ['silence', { fault: 'silent' }, 'sendMessage: no answer', undefined],
  ['a cut connection', { fault: 'cut' }, 'sendMessage: no answer', undefined],
])('%s is an error without any of the visitor’s data', async (_, answer, message, retryAfterMs) => {
  const { url } = await startHttpServer(() => answer);
  const api = createTelegramApi({ token: '1:abc', baseUrl: url, responseMs: getResponseMs(answer) });
  const failure = await api.sendMessage(CHAT, 'тайна', new AbortController().signal).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: 'TelegramError', message, retryAfterMs });
});
