import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chatMessageSchema, type ChatMessage } from '@vvoz/api/chat/chatSchemas';
import { createChatService } from '../../../chat/chatService.ts';
import { saveAnswer } from '../../../chat/chatMessages.ts';
import { createLeadService } from '../../../leads/leadService.ts';
import { createTestCaptcha } from '../../../leads/testing/createTestCaptcha.ts';
import { openTempState } from '../../../state/testing/openTempState.ts';
import { addCors } from '../../server/cors.ts';
import { createServer } from '../../server/createServer.ts';
import { addOpenApi } from '../../server/openapi.ts';
import { chatMessagesRoute } from './messages.ts';
import { chatStreamRoute } from './stream.ts';
import type { ChatServices } from './chatRoute.ts';

const CONVERSATION = 'anna-conversation-0000001';

async function startChat() {
  const state = await openTempState();
  const logged: string[] = [];
  const app = createServer({ level: 'trace', stream: { write: (line: string) => void logged.push(line) } });
  const leads = await createLeadService({
    state,
    targets: [],
    log: app.log,
    captcha: createTestCaptcha(state),
  });
  const chat = createChatService({ db: state.db, log: app.log });
  await addCors(app, ['https://vvoz.example']);
  await addOpenApi(app);
  for (const route of [chatMessagesRoute, chatStreamRoute]) route(app, { leads, chat });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await Promise.all([leads.close(), chat.close()]);
  });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const post = (body: object) =>
    fetch(`${url}/api/chat/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversation: CONVERSATION, id: randomUUID(), ...body }),
    });
  return { url, state, app, post, log: () => logged.join('') };
}

/** Reads a stream of events into a growing list. */
async function listen(url: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await fetch(url, { signal: stop.signal, headers });
  const received: ChatMessage[] = [];
  let ended = false;
  void (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data !== undefined) received.push(chatMessageSchema.parse(JSON.parse(data)));
      }
    }
    ended = true;
  })().catch(() => undefined);
  return { answer, received, hasEnded: () => ended };
}

test('a stream sends the visitor’s message and the manager’s answer', async () => {
  const { url, state, post, log } = await startChat();
  const answer = await post({ text: ' Есть Приус?\r\n', page: '/korea', host: 'vvoz.example' });
  expect(answer.status).toBe(201);
  const { data } = (await answer.json()) as { data: ChatMessage };
  expect(data).toMatchObject({ author: 'visitor', text: 'Есть Приус?' });
  const stream = await listen(`${url}/api/chat/stream?conversation=${CONVERSATION}&ip=203.0.113.7`, {
    origin: 'https://vvoz.example',
  });
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(stream.answer.headers.get('access-control-allow-origin')).toBe('https://vvoz.example');
  expect(stream.answer.headers.get('x-content-type-options')).toBe('nosniff');
  await saveAnswer(state.db, { id: 'answer', conversation: CONVERSATION, text: 'Да\nесть' }, new Date());
  await vi.waitFor(
    () => expect(stream.received.map(({ text }) => text)).toEqual(['Есть Приус?', 'Да\nесть']),
    5000,
  );
  expect(log()).not.toContain('Приус');
  expect(log()).not.toContain(CONVERSATION);
});

test('the same message sent again is stored once', async () => {
  const { post } = await startChat();
  const id = randomUUID();
  const statuses = [await post({ id, text: 'раз' }), await post({ id, text: 'раз' })].map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([201, 200]);
  expect((await post({ id, text: 'раз', conversation: `${CONVERSATION}x` })).status).toBe(409);
});

test.each([
  [{ text: '' }, 'text'],
  [{ text: ' \n ' }, 'text'],
  [{ text: 'д'.repeat(2001) }, 'text'],
  [{ text: 'да', conversation: 'short' }, 'conversation'],
  [{ text: 'да', id: '1' }, 'id'],
])('%j is a 400 that names the field', async (body, field) => {
  const { post } = await startChat();
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { field } });
});

test('more than thirty messages a minute of one visitor are a 429 with the time to wait', async () => {
  const { app } = await startChat();
  const statuses: number[] = [];
  let retry: unknown;
  for (let index = 0; index < 31; index += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/chat/messages',
      remoteAddress: '198.51.100.1',
      payload: { conversation: CONVERSATION, id: randomUUID(), text: 'да' },
    });
    statuses.push(answer.statusCode);
    retry = answer.headers['retry-after'];
  }
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([30, 429]);
  expect(Number(retry)).toBeGreaterThan(0);
});

test('a stream of a wrong conversation is a 400, the seventh of one visitor a 429; the server ends all when it closes', async () => {
  const { url, app } = await startChat();
  const open = () => listen(`${url}/api/chat/stream?conversation=${CONVERSATION}&ip=203.0.113.7`);
  expect((await listen(`${url}/api/chat/stream?conversation=no`)).answer.status).toBe(400);
  const streams: Awaited<ReturnType<typeof open>>[] = [];
  for (let index = 0; index < 6; index += 1) streams.push(await open());
  expect((await open()).answer.status).toBe(429);
  await app.close();
  await vi.waitFor(() => expect(streams.every(({ hasEnded }) => hasEnded())).toBe(true), 5000);
});

test('streams that their visitor has closed are not counted', async () => {
  const { url } = await startChat();
  const open = (signal: AbortSignal) =>
    fetch(`${url}/api/chat/stream?conversation=${CONVERSATION}&ip=203.0.113.7`, { signal });
  const visitor = new AbortController();
  for (let index = 0; index < 6; index += 1) expect((await open(visitor.signal)).status).toBe(200);
  visitor.abort();
  const later = new AbortController();
  onTestFinished(() => later.abort());
  await vi.waitFor(async () => expect((await open(later.signal)).status).toBe(200), 5000);
});

/** Starts a chat whose messages the test sends, and whose history is read when the test says so. */
async function startStreams() {
  const app = createServer();
  const history = Promise.withResolvers<void>();
  const [stop, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
  app.addHook('onRequest', async (_request, { raw }) => void raw.once('close', left));
  const readHistory = vi.fn<ChatServices['chat']['listen']>(async (_conversation, _address, send) => {
    send({ id: 'first', at: '2026-11-22T00:00:00.000Z', author: 'manager', text: 'да' });
    await history.promise;
    return stop;
  });
  chatStreamRoute(app, { leads: {}, chat: { listen: readHistory } } as unknown as ChatServices);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/chat/stream?conversation=${CONVERSATION}`;
  return { url, readHistory, left, stop, endReading: () => history.resolve() };
}

test('a visitor who leaves while the messages are read has no stream', async () => {
  const { url, readHistory, left, stop, endReading } = await startStreams();
  const visitor = new AbortController();
  const answer = fetch(url, { signal: visitor.signal });
  answer.catch(() => undefined);
  await vi.waitFor(() => expect(readHistory).toHaveBeenCalledOnce());
  visitor.abort();
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce(), 5000);
  endReading();
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce(), 5000);
});

test('a visitor who leaves an open stream leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, stop, endReading } = await startStreams();
  endReading();
  const before = vi.getTimerCount();
  const visitor = new AbortController();
  await fetch(url, { signal: visitor.signal });
  visitor.abort();
  while (stop.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(vi.getTimerCount()).toBe(before);
});

test('a stream sends a comment every quarter of a minute, and ends after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, stop, endReading } = await startStreams();
  endReading();
  const { body } = await fetch(url);
  let text = '';
  const end = vi.fn<() => void>();
  void (async () => {
    const decoder = new TextDecoder();
    for await (const part of body ?? []) text += decoder.decode(part, { stream: true });
    end();
  })();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const untilText = async (length: number) => {
    while (text.length < length) await settle();
  };
  await untilText(50);
  expect(text).toMatch(/^retry: 3000\n\nid: first\ndata: \{.*\}\n\n$/);
  const begin = text.length;
  await vi.advanceTimersByTimeAsync(30_000);
  await untilText(begin + 28);
  expect(text.slice(begin)).toBe(': still here\n\n'.repeat(2));
  expect(stop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(570_000);
  while (end.mock.calls.length === 0) await settle();
  expect(stop).toHaveBeenCalledOnce();
  // Nothing is written after that.
  await vi.advanceTimersByTimeAsync(30_000);
});
