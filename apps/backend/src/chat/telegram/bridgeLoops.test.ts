import { expect, it, vi } from 'vitest';
import { eachState } from '../../state/testing/eachState.ts';
import type { StateDb } from '../../state/schema.ts';
import { listMessages } from '../chatMessages.ts';
import { ANNA, CHAT, createReply, writeQuestion } from './testing/conversation.ts';
import { TelegramError, type TelegramApi } from './telegramApi.ts';
import { createTelegramBridge } from './telegramBridge.ts';

/** Long, because the machine that runs the tests may be busy. */
const WAIT = { timeout: 60_000, interval: 10 };

/** Steps of a started bridge. Each pause lasts until the test calls `next`. */
function createSteps() {
  const pauses: number[] = [];
  let resumes: (() => void)[] = [];
  return {
    pauses,
    pause: (ms: number, stopped: AbortSignal) =>
      new Promise<void>((resolve) => {
        pauses.push(ms);
        resumes.push(resolve);
        if (stopped.aborted) resolve();
        stopped.addEventListener('abort', () => resolve(), { once: true });
      }),
    next: () => {
      const waiting = resumes;
      resumes = [];
      for (const resolve of waiting) resolve();
    },
  };
}

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

  it('reads new messages each second, and continues at once after a full batch', async () => {
    const { db } = await open();
    for (let second = 0; second < 21; second += 1) await writeQuestion(db, second, 'Есть Приус?');
    const { api, texts } = createSilentApi();
    const { bridge, pauses, next } = start(db, api);
    await vi.waitFor(() => expect(pauses).toEqual([0]), WAIT);
    expect(texts).toHaveLength(20);
    next();
    await vi.waitFor(() => expect(pauses).toEqual([0, 1000]), WAIT);
    expect(texts).toHaveLength(21);
    await bridge.stop();
  });

  it('stores the managers’ answers while it runs', async () => {
    const { db } = await open();
    await writeQuestion(db, 1, 'Есть Приус?');
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

  it('waits after a failure as long as Telegram demands, otherwise 5 s, and logs the reason without any text', async () => {
    const { db } = await open();
    await writeQuestion(db, 1, 'тайна');
    const failures = [
      new TelegramError('sendMessage: HTTP 429', 3000),
      new TelegramError('sendMessage: HTTP 502 with a body that is not an answer'),
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
      'sendMessage: HTTP 502 with a body that is not an answer',
      'failed',
    ]);
    expect(texts).toHaveLength(1);
    await bridge.stop();
    // A call that stopping interrupts is not logged as a failure.
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('releases its lease when its running call has ended', async () => {
    const { db } = await open();
    await writeQuestion(db, 1, 'Есть Приус?');
    const sending = Promise.withResolvers<void>();
    const send = vi.fn(() => sending.promise);
    const { api } = createSilentApi(send);
    const { bridge } = start(db, api);
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), WAIT);
    const onStopped = vi.fn();
    const stopped = bridge.stop().then(onStopped);
    await new Promise(setImmediate);
    expect(onStopped).not.toHaveBeenCalled();
    expect(await db.selectFrom('lease').select('name').execute()).toHaveLength(1);
    sending.resolve();
    await stopped;
    expect(await db.selectFrom('lease').select('name').execute()).toEqual([]);
    const rows = await db.selectFrom('chat_message').select('forwarded_as').execute();
    expect(rows).toEqual([{ forwarded_as: '501' }]);
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
    await writeQuestion(db, 1, 'Есть Приус?');
    b.next();
    await vi.waitFor(() => expect(second.texts).toHaveLength(1), WAIT);
    expect(first.texts).toEqual([]);
    await b.bridge.stop();
  });
});
