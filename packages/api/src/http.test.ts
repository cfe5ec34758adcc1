import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createPostQuery, createGet } from './http.ts';

const COUNT = z.object({ count: z.number(), of: z.array(z.number()).optional() });

/** Creates a backend that gives every request the same answer, and records the requested addresses. */
function backend(answer: () => Response) {
  const requests: Request[] = [];
  const options = {
    baseUrl: 'http://backend:4000/',
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      requests.push(request);
      return answer();
    },
  };
  return { requests, get: createGet(options), post: createPostQuery(options) };
}

const failing = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a read', () => {
  test('requests the path below the base, with its parameters in the query string', async () => {
    const { get, requests } = backend(() => Response.json({ count: 3 }));
    expect(await get(COUNT, 'api/v2/count', [['marka', 'A&B']])).toEqual({ count: 3 });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://backend:4000/api/v2/count?marka=A%26B',
    ]);
  });

  test.each<[readonly (readonly [string, string])[], string]>([
    [[], 'api/v2/count'],
    [[['year', '2019']], 'api/v2/count?year=2019'],
  ])('that fails names its address: %j → %s', async (pairs, url) => {
    const { get } = backend(() =>
      Response.json({ error: { code: 'bad_value', field: 'year', message: 'is bad' } }, { status: 400 }),
    );
    expect(await failing(get(COUNT, 'api/v2/count', pairs))).toMatchObject({
      failure: { kind: 'http', url, status: 400, code: 'bad_value', field: 'year', message: 'is bad' },
    });
  });

  test('reports the status of an error without the envelope', async () => {
    const { get } = backend(() => new Response('nginx', { status: 404 }));
    const error = await failing(get(COUNT, 'api/v2/count', []));
    expect(error).toHaveProperty('failure', { kind: 'http', url: 'api/v2/count', status: 404 });
  });

  test.each<[unknown, string, RegExp]>([
    [{ count: 'many' }, 'count', /expected number/],
    [{ count: 1, of: [1, 'two'] }, 'of.1', /expected number/],
    ['none', '(whole answer)', /expected object/],
  ])('of %j breaks the contract at %s', async (answer, field, detail) => {
    const { get } = backend(() => Response.json(answer));
    expect(await failing(get(COUNT, 'api/v2/count', []))).toMatchObject({
      failure: { kind: 'contract', url: 'api/v2/count', field, detail: expect.stringMatching(detail) },
    });
  });
});

describe('a query too long for an address', () => {
  test('is sent as JSON', async () => {
    const { post, requests } = backend(() => Response.json({ count: 1 }));
    await post(COUNT, 'api/calc/batch', { inputs: [1, 2] });
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(['POST', 'http://backend:4000/api/calc/batch']);
    expect(await request?.json()).toEqual({ inputs: [1, 2] });
  });

  test('fails like a read', async () => {
    const { post } = backend(() => new Response(null, { status: 413 }));
    const error = await failing(post(COUNT, 'api/calc/batch', {}));
    expect(error).toHaveProperty('failure', { kind: 'http', url: 'api/calc/batch', status: 413 });
  });
});

test.each(['get', 'post'] as const)('a cancelled %s throws AbortError, not a failure', async (name) => {
  const { [name]: call, requests } = backend(() => Response.json({ count: 1 }));
  const error = await failing(call(COUNT, 'api/v2/count', [], { signal: AbortSignal.abort() }));
  expect(error).toHaveProperty('name', 'AbortError');
  expect(requests).toEqual([]);
});
