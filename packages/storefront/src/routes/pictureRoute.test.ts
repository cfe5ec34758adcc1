import { expect, test, vi } from 'vitest';
import { createStorefront } from '../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createCmsPictureRoute, createPictureRoute } from './pictureRoute.ts';

const params = { type: 'japan', id: 'a/b', frame: '0' };
const WEBP = { 'content-type': 'image/webp' };
const refuse = () => Promise.reject(new TypeError('fetch failed'));

test("passes the backend's answer through", async () => {
  const paths: string[] = [];
  const fetchRaw = async (path: string) => {
    paths.push(path);
    return new Response('picture', { status: 203, headers: { ...WEBP, etag: '"1"', 'x-internal': 'yes' } });
  };
  const GET = createPictureRoute(createStorefront('main', createFakeBackend({ fetchRaw })));
  const request = new Request('http://main/pictures/japan/a%2Fb/0?v=1');
  const response = await GET(request, params);
  expect(paths).toEqual(['/pictures/japan/a%2Fb/0?v=1']);
  expect([response.status, await response.text()]).toEqual([203, 'picture']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'cross-origin',
    etag: '"1"',
  });
});

test('pictures in texts have their own path', async () => {
  const paths: string[] = [];
  const fetchRaw = async (path: string) => {
    paths.push(path);
    return new Response('picture', { headers: WEBP });
  };
  const GET = createCmsPictureRoute(createStorefront('main', createFakeBackend({ fetchRaw })));
  await GET(new Request('http://main/pictures/cms/Zm9v?w=640'), { key: 'Zm9v' });
  expect(paths).toEqual(['/pictures/cms/Zm9v?w=640']);
});

test('an unreachable backend is a 503 with a text and one log line', async () => {
  const log = captureLog();
  const GET = createPictureRoute(createStorefront('main', createFakeBackend({ fetchRaw: refuse })));
  const response = await GET(new Request('http://main/pictures/japan/a/0'), params);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toBe('Picture temporarily unavailable\n');
  expect(log).toMatchObject([{ kind: 'network', path: '/pictures/japan/a/0' }]);
});

test('a request that the visitor aborted is not logged', async () => {
  const log = captureLog();
  const GET = createPictureRoute(createStorefront('main', createFakeBackend({ fetchRaw: refuse })));
  await GET(new Request('http://main/pictures/japan/a/0', { signal: AbortSignal.abort() }), params);
  expect(log).toEqual([]);
});

/** An answer that ends in the middle. */
const createCutBody = () =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new Uint8Array(10)),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });

/** A branch of a body: cancelling it waits for the other branch. */
const createSharedBody = () => new Response('{}').body!.tee()[0];

test.each<[string, () => Response, number]>([
  [
    'a page of HTML',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    503,
  ],
  ['half a picture', () => new Response(createCutBody(), { headers: WEBP }), 503],
  ['an error', () => new Response('{}', { status: 500 }), 503],
  ['an error whose body the framework shares', () => new Response(createSharedBody(), { status: 500 }), 503],
  ['a lot that does not exist', () => new Response('{}', { status: 404 }), 404],
])('%s instead of a picture is not passed on', async (_, createResponse, status) => {
  captureLog();
  const fetchRaw = async () => createResponse();
  const GET = createPictureRoute(createStorefront('main', createFakeBackend({ fetchRaw })));
  const response = await GET(new Request('http://main/pictures/japan/a/0'), params);
  expect([response.status, response.headers.get('content-type')]).not.toContain('text/html');
  expect(response.status).toBe(status);
});

test('while the backend does not answer, it is not asked for pictures', async () => {
  const fetchRaw = vi.fn<() => Promise<Response>>();
  const GET = createPictureRoute(
    createStorefront('main', createFakeBackend({ fetchRaw, isDown: () => true })),
  );
  const response = await GET(new Request('http://main/pictures/japan/a/0'), params);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(fetchRaw).not.toHaveBeenCalled();
});
