import { expect, onTestFinished, test, vi } from 'vitest';
import { createStorefront } from '../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createChatMessagesRoute, createChatStreamRoute } from './chatRoutes.ts';

const MESSAGES = 'http://main/api/chat/messages';
const STREAM = 'http://main/api/chat/stream?conversation=abc';

/** Creates a site whose backend answers with `answer`. Also returns the calls that the backend got. */
function createSite(response: () => Promise<Response>) {
  const calls: { path: string; init: RequestInit }[] = [];
  const fetchRaw = (path: string, init: RequestInit) => {
    calls.push({ path, init });
    return response();
  };
  return { calls, site: createStorefront('main', createFakeBackend({ fetchRaw })) };
}

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request(MESSAGES, { method: 'POST', body, headers });

test('a message goes to the backend with the name of the host, and the answer comes back', async () => {
  const { calls, site } = createSite(async () =>
    Response.json({ data: { id: '1' } }, { status: 201, headers: { 'set-cookie': 'secret=1' } }),
  );
  const response = await createChatMessagesRoute(site)(post('{"text":"да","host":"evil"}'));
  expect([response.status, await response.json()]).toEqual([201, { data: { id: '1' } }]);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(calls[0]?.path).toBe('/api/chat/messages');
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ text: 'да', host: 'main' });
});

test('a stream is passed on piece by piece', async () => {
  const stream = new TransformStream<string, string>();
  const { calls, site } = createSite(
    async () =>
      new Response(stream.readable.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': 'text/event-stream', 'set-cookie': 'secret=1' },
      }),
  );
  const response = await createChatStreamRoute(site)(new Request(STREAM));
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
  });
  expect(calls[0]?.path).toBe('/api/chat/stream?conversation=abc');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const writer = stream.writable.getWriter();
  void writer.write('data: 1\n\n');
  expect((await reader?.read())?.value).toBe('data: 1\n\n');
  void writer.close();
  expect((await reader?.read())?.done).toBe(true);
});

test('refusals of the backend reach the browser with the time to wait', async () => {
  const { site } = createSite(async () =>
    Response.json({ error: { code: 'too_many' } }, { status: 429, headers: { 'retry-after': '7' } }),
  );
  for (const response of [
    await createChatMessagesRoute(site)(post('{}')),
    await createChatStreamRoute(site)(new Request(STREAM)),
  ])
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
});

test.each(['[]', 'null', 'text', JSON.stringify({ text: 'д'.repeat(40_000) })])(
  'the body %.20s is a 400 and does not reach the backend',
  async (body) => {
    const { calls, site } = createSite(async () => Response.json({}));
    expect((await createChatMessagesRoute(site)(post(body))).status).toBe(400);
    expect(calls).toEqual([]);
  },
);

test('calls of another site are refused', async () => {
  const { calls, site } = createSite(async () => Response.json({}));
  const headers = { 'sec-fetch-site': 'cross-site' };
  const responses = [
    await createChatMessagesRoute(site)(post('{}', headers)),
    await createChatStreamRoute(site)(new Request(STREAM, { headers })),
  ];
  expect([...responses.map(({ status }) => status), calls.length]).toEqual([403, 403, 0]);
});

test('a backend that does not answer is a 503 that says when to try again, logged without the conversation', async () => {
  const log = captureLog();
  const { site } = createSite(() => Promise.reject(new TypeError('fetch failed')));
  const response = await createChatStreamRoute(site)(new Request(STREAM));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(log).toMatchObject([{ path: '/api/chat/stream' }]);
  expect(JSON.stringify(log)).not.toContain('abc');
});

test.each<[string, () => Response]>([
  ['a page of HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['an error', () => Response.json({ error: { code: 'internal' } }, { status: 500 })],
])('%s instead of a stream is a 503', async (_, createResponse) => {
  captureLog();
  const { site } = createSite(async () => createResponse());
  const response = await createChatStreamRoute(site)(new Request(STREAM));
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
    503,
    '10',
    '',
  ]);
});

test('while the backend does not answer, a message is tried and a stream is not', async () => {
  captureLog();
  const paths: string[] = [];
  const fetchRaw = async (path: string) => {
    paths.push(path);
    return Response.json({ data: { id: '1' } }, { status: 201 });
  };
  const site = createStorefront('main', createFakeBackend({ fetchRaw, isDown: () => true }));
  expect((await createChatMessagesRoute(site)(post('{"text":"да"}'))).status).toBe(201);
  expect((await createChatStreamRoute(site)(new Request(STREAM))).status).toBe(503);
  expect(paths).toEqual(['/api/chat/messages']);
});

/** Opens a stream of a backend that does not begin it. Returns the visitor, and the signal of the call. */
async function openSlowly() {
  const visitor = new AbortController();
  const calls: RequestInit[] = [];
  const fetchRaw = (_path: string, init: RequestInit) => {
    calls.push(init);
    return new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  };
  const site = createStorefront('main', createFakeBackend({ fetchRaw }));
  const answer = createChatStreamRoute(site)(new Request(STREAM, { signal: visitor.signal }));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  return { visitor, answer, call: calls[0] };
}

test('the call for a stream ends when its visitor leaves, which is not a failure; it follows no redirect', async () => {
  const log = captureLog();
  const { visitor, answer, call } = await openSlowly();
  visitor.abort();
  await answer;
  expect([call?.signal?.aborted, call?.redirect, log]).toEqual([true, 'manual', []]);
});

test('a stream that does not begin within ten seconds is a 503, and its call ends', async () => {
  const log = captureLog();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { answer, call } = await openSlowly();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([(await answer).status, call?.signal?.aborted, log.length]).toEqual([503, true, 1]);
});
