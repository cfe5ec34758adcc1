import { expect, it, vi } from 'vitest';
import { getAnswerMs, startHttpServer, type HttpAnswer } from '../../lib/testing/startHttpServer.ts';
import { eachState } from '../../state/testing/eachState.ts';
import type { StateDb } from '../../state/schema.ts';
import { listMessages, saveVisitorMessage } from '../chatMessages.ts';
import { createTelegramApi, TelegramError, type TelegramApi } from './telegramApi.ts';
import { createTelegramBridge } from './telegramBridge.ts';

const ANNA = 'anna-conversation-0000001';
const CHAT = '-100';
/** Long, because a busy machine runs the tests. */
const WAIT = { timeout: 60_000, interval: 10 };

const write = (db: StateDb, id: string, text: string) =>
  saveVisitorMessage(
    db,
    { conversation: ANNA, id, text, host: 'vvoz.example', page: '/korea' },
    new Date(`2026-01-01T00:00:0${id}Z`),
  );

const createReply = (update: number, question: number, text: string, chat = -100) => ({
  update_id: update,
  message: {
    message_id: update,
    chat: { id: chat, type: 'group' },
    text,
    reply_to_message: { message_id: question },
  },
});

/** The managers' side: what they reply is given out once, by the number of the first update that is asked for. */
async function startTelegram(replies: readonly object[] = [], fault?: () => HttpAnswer | undefined) {
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

/** Steps of a bridge that was started: each pause waits for `next`, so a test decides when the loops go on. */
function createSteps() {
  const pauses: number[] = [];
  let goOn: (() => void)[] = [];
  return {
    pauses,
    pause: (ms: number, stopped: AbortSignal) =>
      new Promise<void>((resolve) => {
        pauses.push(ms);
        goOn.push(resolve);
        if (stopped.aborted) resolve();
        stopped.addEventListener('abort', () => resolve(), { once: true });
      }),
    next: () => {
      const waiting = goOn;
      goOn = [];
      for (const resolve of waiting) resolve();
    },
  };
}

eachState('the bridge to Telegram', ({ open }) => {
  it('sends each message of a visitor once, in order, with the page it was written on', async () => {
    const { db } = await open();
    const { server, sent } = await startTelegram();
    await write(db, '2', 'второе');
    await write(db, '1', '<b>первое</b>');
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
    // Only the visitor's browser may know the whole name of a conversation.
    expect(sent()[0]?.text).not.toContain(ANNA);
  });

  it('brings a reply back to the conversation of the message that it replies to, once', async () => {
    const { db } = await open();
    const { server } = await startTelegram([createReply(7, 501, ' Да,\r\nтри лота ')]);
    await write(db, '1', 'Есть Приус?');
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

  it('takes no answer from another chat, without a question, or to an unknown message', async () => {
    const { db } = await open();
    const { server } = await startTelegram([
      createReply(1, 501, 'чужой чат', 42),
      createReply(2, 999, 'неизвестное'),
      { update_id: 3, message: { message_id: 3, chat: { id: -100 }, text: 'не ответ' } },
      { update_id: 4, edited_message: {} },
      { update_id: 6, message: { chat: { id: -100 }, reply_to_message: { message_id: 501 } } },
      { update_id: 5, message: 'что-то новое' },
    ]);
    await write(db, '1', 'Есть Приус?');
    const bridge = createBridge(db, server.url);
    await bridge.sendQuestions();
    await bridge.readAnswers();
    expect(await listMessages(db, ANNA)).toHaveLength(1);
  });

  it('sends a message later when Telegram fails, and nothing twice', async () => {
    const { db } = await open();
    let isBroken = true;
    const { server, sent } = await startTelegram([], () =>
      isBroken ? { status: 502, body: '<html>' } : undefined,
    );
    await write(db, '1', 'Есть Приус?');
    const bridge = createBridge(db, server.url);
    await expect(bridge.sendQuestions()).rejects.toThrow(TelegramError);
    isBroken = false;
    expect(await bridge.sendQuestions()).toBe(1);
    expect(await bridge.sendQuestions()).toBe(0);
    expect(sent()).toHaveLength(2);
  });
});

/** An API without a network. Messages get the numbers 501, 502, …; updates never come. */
function createSilentApi(send: () => Promise<void> = async () => undefined) {
  const texts: string[] = [];
  const api: TelegramApi = {
    sendMessage: async (_chat, text) => {
      await send();
      texts.push(text);
      return 500 + texts.length;
    },
    getUpdates: (_offset, signal) =>
      new Promise((_, reject) => {
        const fail = () => reject(new TelegramError('getUpdates: no answer'));
        if (signal.aborted) fail();
        signal.addEventListener('abort', fail);
      }),
  };
  return { api, texts };
}

eachState('a bridge that was started', ({ open }) => {
  const start = (db: StateDb, api: TelegramApi, warn = vi.fn()) => {
    const steps = createSteps();
    const bridge = createTelegramBridge({ db, api, chat: CHAT, log: { warn }, pause: steps.pause });
    bridge.start();
    return { bridge, warn, ...steps };
  };

  it('looks for messages each second, and goes on at once after a full batch', async () => {
    const { db } = await open();
    for (let id = 0; id < 21; id += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, 0, id));
      const question = {
        conversation: ANNA,
        id: `q${id}`,
        text: 'Есть Приус?',
        host: 'vvoz.example',
        page: '/',
      };
      await saveVisitorMessage(db, question, at);
    }
    const { api, texts } = createSilentApi();
    const { bridge, pauses, next } = start(db, api);
    await vi.waitFor(() => expect(pauses).toEqual([0]), WAIT);
    expect(texts).toHaveLength(20);
    next();
    await vi.waitFor(() => expect(pauses).toEqual([0, 1000]), WAIT);
    expect(texts).toHaveLength(21);
    await bridge.stop();
  });

  it('stores what managers answer while it runs', async () => {
    const { db } = await open();
    await write(db, '1', 'Есть Приус?');
    const { api } = createSilentApi();
    const reply = createReply(7, 501, 'Да');
    const isSent = Promise.withResolvers<void>();
    const getUpdates: TelegramApi['getUpdates'] = async (offset, signal) => {
      await isSent.promise;
      return offset <= reply.update_id ? [reply] : api.getUpdates(offset, signal);
    };
    const { bridge, pauses, next } = start(db, { ...api, getUpdates });
    await vi.waitFor(() => expect(pauses).toEqual([1000]), WAIT);
    isSent.resolve();
    await vi.waitFor(async () => {
      next();
      expect(await listMessages(db, ANNA)).toHaveLength(2);
    }, WAIT);
    await bridge.stop();
  });

  it('waits as long as Telegram asks, otherwise 5 s, and says why without any text', async () => {
    const { db } = await open();
    await write(db, '1', 'тайна');
    const failures = [
      new TelegramError('sendMessage: HTTP 429', 3000),
      new TelegramError('sendMessage: HTTP 502 without an answer'),
      new Error('тайна'),
    ];
    const { api, texts } = createSilentApi(async () => {
      const failure = failures.shift();
      if (failure) throw failure;
    });
    const { bridge, pauses, next, warn } = start(db, api);
    for (const expected of [[3000], [3000, 5000], [3000, 5000, 5000], [3000, 5000, 5000, 1000]]) {
      await vi.waitFor(() => expect(pauses).toEqual(expected), WAIT);
      next();
    }
    expect(warn.mock.calls.map(([facts]) => facts.reason)).toEqual([
      'sendMessage: HTTP 429',
      'sendMessage: HTTP 502 without an answer',
      'failed',
    ]);
    expect(texts).toHaveLength(1);
    await bridge.stop();
    // What the end interrupts is no failure.
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('leaves Telegram to the process that has the lease, and takes over when that one ends', async () => {
    const { db } = await open();
    const first = createSilentApi();
    const second = createSilentApi();
    const a = start(db, first.api);
    await vi.waitFor(() => expect(a.pauses).toEqual([1000]), WAIT);
    const b = start(db, second.api);
    await vi.waitFor(() => expect(b.pauses).toEqual([15_000, 15_000]), WAIT);
    await a.bridge.stop();
    await write(db, '1', 'Есть Приус?');
    b.next();
    await vi.waitFor(() => expect(second.texts).toHaveLength(1), WAIT);
    expect(first.texts).toEqual([]);
    await b.bridge.stop();
  });
});

it.each<[string, HttpAnswer, string, number | undefined]>([
  [
    'too many messages',
    { status: 429, body: { ok: false, parameters: { retry_after: 3 } } },
    'sendMessage: HTTP 429',
    3000,
  ],
  ['a second reader', { status: 409, body: { ok: false } }, 'sendMessage: HTTP 409', undefined],
  ['an error page', { status: 502, body: '<html>' }, 'sendMessage: HTTP 502 without an answer', undefined],
  ['another shape', { body: { ok: true, result: {} } }, 'sendMessage: an answer of another shape', undefined],
  ['silence', { fault: 'silent' }, 'sendMessage: no answer', undefined],
  ['a cut connection', { fault: 'cut' }, 'sendMessage: no answer', undefined],
])('%s is an error without any of the visitor’s data', async (_, answer, message, retryAfterMs) => {
  const { url } = await startHttpServer(() => answer);
  const api = createTelegramApi({ token: '1:abc', baseUrl: url, answerMs: getAnswerMs(answer) });
  const failure = await api.sendMessage(CHAT, 'тайна', new AbortController().signal).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: 'TelegramError', message, retryAfterMs });
});
