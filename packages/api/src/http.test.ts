import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './errors.ts';
import { createPostQuery, createGet, MAX_CALL_MS } from './http.ts';

const COUNT = z.object({ count: z.number(), of: z.array(z.number()).optional() });

/** Creates a backend that gives every request the same answer, and records the requested addresses. */
function createBackend(response: () => Response) {
  const requests: Request[] = [];
  const options = {
    baseUrl: 'http://backend:4000/',
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      requests.push(request);
      return response();
    },
  };
  return { requests, get: createGet(options), post: createPostQuery(options) };
}

const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a read', () => {
  test('requests the path below the base, with its parameters in the query string', async () => {
    const { get, requests } = createBackend(() => Response.json({ count: 3 }));
    expect(await get(COUNT, 'api/v2/count', [['marka', 'A&B']])).toEqual({ count: 3 });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://backend:4000/api/v2/count?marka=A%26B',
    ]);
  });

  test.each<[readonly (readonly [string, string])[], string]>([
    [[], 'api/v2/count'],
    [[['year', '2019']], 'api/v2/count?year=2019'],
  ])('that fails names its address: %j → %s', async (pairs, url) => {
    const { get } = createBackend(() =>
      Response.json({ error: { code: 'bad_value', field: 'year', message: 'is bad' } }, { status: 400 }),
    );
    expect(await catchError(get(COUNT, 'api/v2/count', pairs))).toMatchObject({
      failure: { kind: 'http', url, status: 400, code: 'bad_value', field: 'year', message: 'is bad' },
    });
  });

  test('reports the status of an error without the envelope', async () => {
    const { get } = createBackend(() => new Response('nginx', { status: 404 }));
    const error = await catchError(get(COUNT, 'api/v2/count', []));
    expect(error).toHaveProperty('failure', { kind: 'http', url: 'api/v2/count', status: 404 });
  });

  test.each<[unknown, string, RegExp]>([
    [{ count: 'many' }, 'count', /expected number/],
    [{ count: 1, of: [1, 'two'] }, 'of.1', /expected number/],
    ['none', '(whole answer)', /expected object/],
  ])('of %j breaks the contract at %s', async (response, field, detail) => {
    const { get } = createBackend(() => Response.json(response));
    expect(await catchError(get(COUNT, 'api/v2/count', []))).toMatchObject({
      failure: { kind: 'contract', url: 'api/v2/count', field, detail: expect.stringMatching(detail) },
    });
  });
});

/** Starts a TCP server that writes `text` to each connection. With `mustClose` it then closes the connection. */
async function serveText(text: string, mustClose: boolean) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => void (mustClose ? socket.end(text) : socket.write(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

describe('a backend that fails', () => {
  test.each([
    ['accepts the connection and sends nothing', ''],
    ['stops in the middle of its answer', `${HEAD}content-length: 100\r\n\r\n{"count":`],
  ])('and %s is a timeout', async (_, text) => {
    const get = createGet({ baseUrl: await serveText(text, false), getRemainingMs: () => 50 });
    expect(await catchError(get(COUNT, 'api/v2/count', []))).toMatchObject({
      statusCode: 503,
      failure: { kind: 'timeout', url: 'api/v2/count', afterMs: 50 },
    });
  });

  test('by closing the connection in the middle of its answer is a network failure', async () => {
    const baseUrl = await serveText(`${HEAD}content-length: 100\r\n\r\n{"count":`, true);
    expect(await catchError(createGet({ baseUrl })(COUNT, 'api/v2/count', []))).toMatchObject({
      failure: { kind: 'network' },
    });
  });

  test.each([
    ['a page of HTML', '<!doctype html><title>502</title>'],
    ['half an answer', '{"count":'],
    ['an error', '{"error":{"code":"internal","message":"x"}}'],
    ['nothing', ''],
  ])('by sending %s with 200 breaks the contract', async (_, body) => {
    const { get } = createBackend(() => new Response(body));
    expect(await catchError(get(COUNT, 'api/v2/count', []))).toMatchObject({
      statusCode: 503,
      failure: { kind: 'contract', url: 'api/v2/count' },
    });
  });

  test('with 503 is not called again at once', async () => {
    const { get, requests } = createBackend(
      () => new Response('{}', { status: 503, headers: { 'retry-after': '1' } }),
    );
    expect(await catchError(get(COUNT, 'api/v2/count', []))).toMatchObject({ failure: { status: 503 } });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['get', 502],
    ['get', 504],
    ['post', 502],
  ] as const)(
    'is called twice more by a %s that it answers with %i, and may answer then',
    async (name, status) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      let failures = 2;
      const { [name]: call, requests } = createBackend(() =>
        (failures -= 1) < 0 ? Response.json({ count: 3 }) : new Response(null, { status }),
      );
      const answer = call(COUNT, 'api/v2/count', []);
      await vi.advanceTimersByTimeAsync(2000);
      expect([await answer, requests.length]).toEqual([{ count: 3 }, 3]);
      failures = 3;
      const failing = catchError(call(COUNT, 'api/v2/count', []));
      await vi.advanceTimersByTimeAsync(4000);
      expect(await failing).toMatchObject({ failure: { kind: 'http', status } });
      expect(requests).toHaveLength(6);
    },
  );

  test.each([undefined, () => Infinity, () => 60_000])(
    'has five seconds at most, if a request leaves %s',
    async (getRemainingMs) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const fetch = () => new Promise<Response>(() => undefined);
      const get = createGet({
        baseUrl: 'http://backend',
        fetch,
        ...(getRemainingMs ? { getRemainingMs } : {}),
      });
      const failing = catchError(get(COUNT, 'a', []));
      await vi.advanceTimersByTimeAsync(MAX_CALL_MS);
      expect(await failing).toHaveProperty('failure', { kind: 'timeout', url: 'a', afterMs: 5000 });
    },
  );

  test('is not called when no time is left, and a guard may refuse a call', async () => {
    const lateBackend = createBackend(() => Response.json({ count: 1 }));
    const options = { baseUrl: 'http://backend', fetch: () => lateBackend.get(COUNT, 'x', []) as never };
    const get = createGet({ ...options, getRemainingMs: () => 0 });
    expect(await catchError(get(COUNT, 'a', []))).toHaveProperty('failure', {
      kind: 'timeout',
      url: 'a',
      afterMs: 0,
    });
    const refusal = new ApiError({ kind: 'suspended', url: 'a' });
    const guarded = createGet({ ...options, guard: () => Promise.reject(refusal) });
    expect(await catchError(guarded(COUNT, 'a', []))).toBe(refusal);
    expect(lateBackend.requests).toEqual([]);
  });
});

describe('a query too long for an address', () => {
  test('is sent as JSON', async () => {
    const { post, requests } = createBackend(() => Response.json({ count: 1 }));
    await post(COUNT, 'api/calc/batch', { inputs: [1, 2] });
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(['POST', 'http://backend:4000/api/calc/batch']);
    expect(await request?.json()).toEqual({ inputs: [1, 2] });
  });

  test('fails like a read', async () => {
    const { post } = createBackend(() => new Response(null, { status: 413 }));
    const error = await catchError(post(COUNT, 'api/calc/batch', {}));
    expect(error).toHaveProperty('failure', { kind: 'http', url: 'api/calc/batch', status: 413 });
  });
});

test.each(['get', 'post'] as const)('a cancelled %s throws AbortError, not a failure', async (name) => {
  const { [name]: call, requests } = createBackend(() => Response.json({ count: 1 }));
  const error = await catchError(call(COUNT, 'api/v2/count', [], { signal: AbortSignal.abort() }));
  expect(error).toHaveProperty('name', 'AbortError');
  expect(requests).toEqual([]);
});
