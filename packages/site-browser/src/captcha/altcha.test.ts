import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outage } from '../page/fetchJson.ts';
import { createAltchaSource } from './altcha.ts';
import type { Challenge } from './proofOfWork.ts';

const solve = async ({ signature }: Challenge) => `token ${signature}`;

const ask = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  let id = 0;
  ask.mockReset().mockImplementation(async () => Response.json({ signature: (id += 1) }));
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.unstubAllGlobals());

test('the prepared token is used for one request, a new one for the next', async () => {
  const source = createAltchaSource(solve);
  await source.prepare();
  await source.prepare();
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/request/challenge');
  expect([await source.obtain(), await source.obtain()]).toEqual(['token 1', 'token 2']);
});

test('a token that became too old while the form was filled in is replaced', async () => {
  let at = 0;
  const source = createAltchaSource(solve, () => at);
  await source.prepare();
  at = 480_000;
  expect(await source.obtain()).toBe('token 2');
});

test('so is one that is too old when the next form is prepared', async () => {
  let at = 0;
  const source = createAltchaSource(solve, () => at);
  await source.prepare();
  at = 480_000;
  expect(await source.prepare()).toBe('token 2');
  at = 959_999;
  expect(await source.obtain()).toBe('token 2');
});

test('the sign-in page of a Wi-Fi network is no challenge', async () => {
  ask.mockImplementation(async () => new Response('<html>'));
  await expect(createAltchaSource(solve).obtain()).rejects.toThrow(Outage);
});

test('what failed while preparing is tried again', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const source = createAltchaSource(solve);
  await expect(source.prepare()).rejects.toThrow(Outage);
  expect(await source.obtain()).toBe('token 1');
});

test.each([
  [503, Outage],
  [500, Outage],
  [429, Error],
  [404, Error],
])('status %i of the challenge is a %o', async (status, kind) => {
  ask.mockImplementation(async () => new Response('', { status }));
  const failure = await createAltchaSource(solve)
    .obtain()
    .catch((error: unknown) => error);
  expect((failure as Error).constructor).toBe(kind);
});
