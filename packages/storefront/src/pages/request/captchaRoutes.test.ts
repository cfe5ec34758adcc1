import { expect, test, vi } from 'vitest';
import type { Storefront } from '../../data/createStorefront.ts';
import type { Backend } from '../../data/backend.ts';
import { createPassOn } from '../../data/passOn.ts';
import { createChallengeRoute, createScoreRoute } from './captchaRoutes.ts';

type FetchRaw = Backend['fetchRaw'];

function createRoutes(response: FetchRaw) {
  const fetchRaw = vi.fn<FetchRaw>(response);
  const data = { passOn: createPassOn(() => ({ fetchRaw }) as unknown as Backend) };
  const storefront = { data } as unknown as Pick<Storefront, 'data'>;
  return {
    fetchRaw,
    getChallenge: createChallengeRoute(storefront),
    postScore: createScoreRoute(storefront),
  };
}

const CHALLENGE = new Request('http://main/api/request/challenge');
const postToken = (body: string) =>
  new Request('http://main/api/request/recaptcha', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'vvoz_views=1' },
    body,
  });

test('a challenge comes from the backend and is never cached', async () => {
  const { fetchRaw, getChallenge } = createRoutes(async () => Response.json({ signature: 'x' }));
  const response = await getChallenge(CHALLENGE);
  expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
    200,
    'no-store',
    { signature: 'x' },
  ]);
  expect(fetchRaw.mock.calls[0]?.[0]).toBe('/api/request/challenge');
});

test('a token is passed to the backend unchanged, without the visitor’s cookies', async () => {
  const { fetchRaw, postScore } = createRoutes(async () => Response.json({ score: 0.3 }));
  expect(await (await postScore(postToken('{"token":"abc"}'))).json()).toEqual({ score: 0.3 });
  const [path, init] = fetchRaw.mock.calls[0] ?? [];
  expect([path, init?.method, init?.body]).toEqual(['/api/request/recaptcha', 'POST', '{"token":"abc"}']);
  expect(init?.headers).toEqual({ 'content-type': 'application/json' });
});

test('a limit is passed back with the time to wait', async () => {
  const { getChallenge } = createRoutes(async () =>
    Response.json({ error: { code: 'too_many' } }, { status: 429, headers: { 'retry-after': '7' } }),
  );
  const response = await getChallenge(CHALLENGE);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
});

test.each<[string, FetchRaw]>([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers HTML', async () => new Response('<html>', { status: 502 })],
])('a backend that %s is a 503', async (_, response) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { getChallenge } = createRoutes(response);
  const { status, headers } = await getChallenge(CHALLENGE);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(write).toHaveBeenCalledWith(expect.stringContaining('/api/request/challenge'));
  write.mockRestore();
});

test('a body of 1 MB does not reach the backend', async () => {
  const { fetchRaw, postScore } = createRoutes(async () => Response.json({}));
  expect((await postScore(postToken('x'.repeat(1_000_000)))).status).toBe(413);
  expect(fetchRaw).not.toHaveBeenCalled();
});
