import { expect, onTestFinished, test, vi } from 'vitest';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createPassOn } from './passOn.ts';

const POST = { method: 'POST', body: '{}' };

test('a post is tried although reads are suspended, because a request must not be lost', async () => {
  const fetchRaw = async () => Response.json({ data: { id: '7' } }, { status: 201 });
  const response = await createPassOn(createFakeBackend({ fetchRaw, isDown: () => true }))(
    '/api/request/send',
    POST,
  );
  expect([response.status, await response.json()]).toEqual([201, { data: { id: '7' } }]);
});

test('a refusal keeps its status, reason and Retry-After', async () => {
  const fetchRaw = async () =>
    Response.json({ error: { code: 'limited' } }, { status: 429, headers: { 'retry-after': '60' } });
  const response = await createPassOn(createFakeBackend({ fetchRaw }))('/api/request/send', POST);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ error: { code: 'limited' } });
});

test.each<[string, () => Response]>([
  ['an error of its own', () => Response.json({ data: { id: '7' } }, { status: 500 })],
  ['a page of HTML with 200', () => new Response('<!doctype html>')],
  ['half an answer with 201', () => new Response('{"data":{"id', { status: 201 })],
])('%s of the backend is a 503: nothing was acknowledged', async (_, createResponse) => {
  const log = captureLog();
  const fetchRaw = async () => createResponse();
  const response = await createPassOn(createFakeBackend({ fetchRaw }))('/api/request/send', POST);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  expect(log).toMatchObject([{ level: 'warn', path: '/api/request/send' }]);
});

test('a call that takes longer than ten seconds is a 503, and ends', async () => {
  captureLog();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let call: AbortSignal | null | undefined;
  const fetchRaw = (_path: string, { signal }: RequestInit) => {
    call = signal;
    return new Promise<Response>(() => undefined);
  };
  const response = createPassOn(createFakeBackend({ fetchRaw }))('/api/request/send', POST);
  await vi.advanceTimersByTimeAsync(9999);
  expect(call?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([(await response).status, call?.aborted]).toEqual([503, true]);
});
