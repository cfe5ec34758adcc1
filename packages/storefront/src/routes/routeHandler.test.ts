import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readLightColors } from '@vvoz/catalogue/hosts/hostColors';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import type { Storefront } from '../data/createStorefront.ts';
import { createRouteHandler } from './routeHandler.ts';
import { defineRoute } from './routeRow.ts';
import { ROUTES } from './routes.ts';

const load = vi.fn(async () => () => new Response('taken'));
const handle = createRouteHandler({} as Storefront, [
  defineRoute('/s/:type/:id', {
    GET: async () => (request, params) => Response.json({ method: request.method, ...params }),
  }),
  defineRoute('/pictures/card/:place+', { GET: async () => (_, params) => Response.json(params) }),
  defineRoute('/pictures/:type/:id/:frame', { GET: async () => () => new Response('frame') }),
  defineRoute('/api/request', { POST: load }),
  defineRoute('/:key([a-z]{8}).txt', {
    GET:
      async () =>
      (_, { key }) =>
        new Response(key),
  }),
]);
const send = (pathname: string, method = 'GET') => handle(new Request(`http://main${pathname}`, { method }));
const read = async (pathname: string) => (await send(pathname)).text();

test('a handler gets the decoded parameters of its path', async () => {
  expect(await read('/s/japan/a%20%D0%B1?city=x')).toBe('{"method":"GET","type":"japan","id":"a б"}');
  expect(await read('/pictures/card/lot/japan/a%2Fb')).toBe('{"place":["lot","japan","a/b"]}');
  expect(await read('/s/japan/50%')).toBe('{"method":"GET","type":"japan","id":"50%"}');
  expect(await read('/abcdefgh.txt')).toBe('abcdefgh');
});

test('the first row that matches answers, with or without a slash at the end', async () => {
  expect(await read('/pictures/card/a/1')).toBe('{"place":["a","1"]}');
  expect(await read('/pictures/japan/a/1/')).toBe('frame');
});

test.each(['/api', '/API/request', '/api/request/send', '/s/japan', '/pictures/a/b/c/d', '/abc.txt'])(
  '%s is not found: the server replaces the empty document with the error page',
  async (pathname) => {
    const response = await send(pathname);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      404,
      'text/html; charset=utf-8',
      '',
    ]);
  },
);

test('HEAD is handled like GET', async () => {
  expect(await (await send('/s/japan/1', 'HEAD')).json()).toMatchObject({ method: 'HEAD', id: '1' });
});

test.each([
  ['/s/japan/1', 'POST', 405, 'GET, HEAD, OPTIONS'],
  ['/s/japan/1', 'OPTIONS', 204, 'GET, HEAD, OPTIONS'],
  ['/api/request', 'GET', 405, 'OPTIONS, POST'],
  ['/api/request', 'HEAD', 405, 'OPTIONS, POST'],
  ['/api/request', 'OPTIONS', 204, 'OPTIONS, POST'],
])('%s answers %s with %s and the methods that it has', async (pathname, method, status, allow) => {
  const response = await send(pathname, method);
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
});

test('the code of a row is loaded with its first request, once', async () => {
  expect(load).not.toHaveBeenCalled();
  await Promise.all([send('/api/request', 'POST'), send('/api/request', 'POST')]);
  expect(load).toHaveBeenCalledOnce();
});

/** The rows whose answers have the headers of a page. */
const WITH_PAGE_HEADERS = ['/cars/:type/:id/calendar.ics', '/.well-known/security.txt'];

test.each(HOST_NAMES)('the proxy of %s leaves the rows out, except two', (host) => {
  const file = path.resolve(import.meta.dirname, `../../../../apps/${host}/src/proxy.ts`);
  const [, matcher = ''] = /'(\/\(.*)'/.exec(readFileSync(file, 'utf8')) ?? [];
  const expression = new RegExp(`^${matcher}$`);
  const proxied = ROUTES.map((row) => row.path).filter((row) =>
    expression.test(row.replaceAll(/:\w+(?:\([^)]*\))?\+?/g, 'abcdefgh')),
  );
  expect(proxied).toEqual(WITH_PAGE_HEADERS);
});

test.each(HOST_NAMES)('the icon of %s has the colour of its theme', async (host) => {
  const response = await createRouteHandler({ host } as Storefront, ROUTES)(new Request('http://x/icon.svg'));
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toContain(`fill="${readLightColors(host).accent}"`);
});
