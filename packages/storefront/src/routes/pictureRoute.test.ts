import { expect, test } from 'vitest';
import { createStorefront } from '../createStorefront.ts';
import { captureLog } from '../testing/capturedLog.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createCmsPictureRoute, createPictureRoute } from './pictureRoute.ts';

const params = Promise.resolve({ type: 'japan', id: 'a/b', frame: '0' });
const refuse = () => Promise.reject(new TypeError('fetch failed'));

test("passes the backend's answer through", async () => {
  const paths: string[] = [];
  const signals: unknown[] = [];
  const fetchRaw = async (path: string, { signal }: RequestInit) => {
    paths.push(path);
    signals.push(signal);
    return new Response('picture', { status: 203, headers: { etag: '"1"', 'x-internal': 'yes' } });
  };
  const GET = createPictureRoute(createStorefront('main', createFakeBackend({ fetchRaw })));
  const request = new Request('http://main/pictures/japan/a%2Fb/0?v=1');
  const answer = await GET(request, { params });
  expect(paths).toEqual(['/pictures/japan/a%2Fb/0?v=1']);
  expect(signals).toEqual([request.signal]);
  expect([answer.status, await answer.text()]).toEqual([203, 'picture']);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/plain;charset=UTF-8',
    'cross-origin-resource-policy': 'cross-origin',
    etag: '"1"',
  });
});

test('pictures in texts have their own path', async () => {
  const paths: string[] = [];
  const fetchRaw = async (path: string) => {
    paths.push(path);
    return new Response('picture');
  };
  const GET = createCmsPictureRoute(createStorefront('main', createFakeBackend({ fetchRaw })));
  await GET(new Request('http://main/pictures/cms/Zm9v?w=640'), { params: Promise.resolve({ key: 'Zm9v' }) });
  expect(paths).toEqual(['/pictures/cms/Zm9v?w=640']);
});

test('an unreachable backend is a 503 with a text and one log line', async () => {
  const log = captureLog();
  const GET = createPictureRoute(createStorefront('main', createFakeBackend({ fetchRaw: refuse })));
  const answer = await GET(new Request('http://main/pictures/japan/a/0'), { params });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toBe('Picture temporarily unavailable\n');
  expect(log).toMatchObject([{ kind: 'network', path: '/pictures/japan/a/0' }]);
});

test('a request that the visitor aborted is not logged', async () => {
  const log = captureLog();
  const GET = createPictureRoute(createStorefront('main', createFakeBackend({ fetchRaw: refuse })));
  await GET(new Request('http://main/pictures/japan/a/0', { signal: AbortSignal.abort() }), { params });
  expect(log).toEqual([]);
});
