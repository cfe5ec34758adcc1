import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { z } from 'zod';
import { StoreUnavailable } from '../../catalogue/CatalogueStore.ts';
import type { App } from './App.ts';
import { createServer } from './createServer.ts';

let app: App;
afterEach(() => app.close());

const readCode = (payload: string): string => errorSchema.parse(JSON.parse(payload)).error.code;

test('an internal error is logged, and its 500 has no details', async () => {
  const log = new PassThrough();
  app = createServer({ stream: log, level: 'error' });
  app.get('/breaks', async () => {
    throw new Error('secret of the house');
  });
  const { statusCode, payload } = await app.inject('/breaks');
  expect([statusCode, readCode(payload)]).toEqual([500, 'internal']);
  expect(payload).not.toContain('secret');
  expect(String(log.read())).toContain('secret of the house');
});

test('an unavailable store is a 503 with Retry-After, and its reason is logged', async () => {
  const log = new PassThrough();
  app = createServer({ stream: log, level: 'warn' });
  app.get('/lots', async () => {
    throw new StoreUnavailable('SQLITE_BUSY');
  });
  const { statusCode, headers, payload } = await app.inject('/lots');
  expect([statusCode, headers['retry-after'], readCode(payload)]).toEqual([503, '5', 'not_ready']);
  expect(payload).not.toContain('SQLITE_BUSY');
  expect(JSON.parse(String(log.read()))).toMatchObject({ reason: 'SQLITE_BUSY' });
});

test.each([
  ['POST', '/lots', '{"a":', 'application/json', 400],
  ['POST', '/lots', 'x', 'application/x-unknown', 415],
  ['POST', '/lots', 'x'.repeat(70_000), 'text/plain', 413],
  ['DELETE', '/lots', '', 'text/plain', 405],
  ['GET', '/nowhere', '', 'text/plain', 404],
  ['GET', '/%FF', '', 'text/plain', 400],
] as const)('%s %s %.10s %s: %i in the envelope', async (method, url, body, type, status) => {
  app = createServer();
  app.post('/lots', async () => ({}));
  const { statusCode, payload } = await app.inject({
    method,
    url,
    headers: { 'content-type': type },
    payload: body,
  });
  expect([statusCode, readCode(payload)]).toEqual([status, expect.any(String)]);
});

test('the log has method, path, status and request id, no address and no query', async () => {
  const log = new PassThrough();
  app = createServer({ stream: log, level: 'info' }, { trusted: new Set(['198.51.100.9']) });
  app.get('/lots', async () => ({}));
  const { headers } = await app.inject({
    url: '/lots?ip=203.0.113.7&tel=79990000000',
    remoteAddress: '198.51.100.9',
    headers: { 'x-request-id': 'gateway-12345678' },
  });
  expect(headers['x-request-id']).toBe('gateway-12345678');
  const line = String(log.read());
  expect(JSON.parse(line)).toMatchObject({
    reqId: 'gateway-12345678',
    method: 'GET',
    path: '/lots',
    status: 200,
  });
  expect(line).not.toMatch(/203\.0\.113|198\.51\.100|9990000/);
});

test.each(['a"b\\c', '', 'x'.repeat(7), 'x'.repeat(65), `${'x'.repeat(8)}:`, `:${'x'.repeat(8)}`])(
  'the request id «%s» is replaced',
  async (id) => {
    app = createServer();
    const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
  },
);

test.each(['gate-w_8', 'x'.repeat(64)])('the request id %s of a gateway is kept', async (id) => {
  app = createServer();
  const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': id } });
  expect(headers['x-request-id']).toBe(id);
});

test('a method that no call has is refused with a list of the allowed methods', async () => {
  app = createServer();
  const { statusCode, headers } = await app.inject({ method: 'PUT', url: '/' });
  expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
});

test('bodies and times have limits', () => {
  app = createServer();
  expect(app.initialConfig).toMatchObject({
    bodyLimit: 65_536,
    requestTimeout: 10_000,
    handlerTimeout: 15_000,
    connectionTimeout: 25_000,
    keepAliveTimeout: 65_000,
  });
});

test('a part of a path has 200 characters at most; a slash at its end does not matter', async () => {
  app = createServer();
  app.get('/lots/:id', async (request) => request.params);
  const requestLot = async (id: string) => (await app.inject(`/lots/${id}`)).statusCode;
  expect([
    await requestLot('x'.repeat(200)),
    await requestLot('x'.repeat(201)),
    await requestLot('x/'),
  ]).toEqual([200, 404, 200]);
});

test('query strings are parsed and validated by the rules of the API', async () => {
  app = createServer();
  app.get(
    '/lots',
    { schema: { querystring: z.strictObject({ a: z.array(z.string()) }) } },
    async (request) => ({
      query: request.query,
      word: 'да',
    }),
  );
  const { headers, payload } = await app.inject('/lots?a[]=1&a[]=2');
  expect(payload).toBe('{"query":{"a":["1","2"]},"word":"да"}');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect((await app.inject('/lots?b=1')).json()).toMatchObject({ error: { code: 'bad_value', field: 'a' } });
});

test('the error for an unknown path contains at most 200 characters of it, without the query', async () => {
  app = createServer();
  const readMessage = async (url: string) => errorSchema.parse((await app.inject(url)).json()).error.message;
  expect(await readMessage('/nowhere?tel=1')).toBe('GET /nowhere does not exist');
  expect(await readMessage(`/${'x'.repeat(300)}`)).toBe(`GET /${'x'.repeat(199)} does not exist`);
});

test('the log has the time of an answer in ms with one decimal, and a path of 200 characters', async () => {
  const log = new PassThrough();
  app = createServer({ stream: log, level: 'info' });
  await app.inject(`/${'x'.repeat(300)}?tel=1`);
  const line = z
    .object({ ms: z.number(), path: z.string(), msg: z.string() })
    .parse(JSON.parse(String(log.read())));
  expect(line).toMatchObject({ path: `/${'x'.repeat(199)}`, msg: 'answered' });
  expect(String(line.ms)).toMatch(/^\d+(\.\d)?$/);
  expect(line.ms).toBeLessThan(60_000);
});

test('while the server closes, an answer closes its connection', async () => {
  app = createServer();
  let isClosing = (): void => undefined;
  const closing = new Promise<void>((resolve) => (isClosing = resolve));
  app.addHook('preClose', async () => isClosing());
  app.get('/', async () => {
    void app.close();
    await closing;
    return {};
  });
  app.get('/open', async () => ({}));
  expect((await app.inject('/open')).headers['connection']).not.toBe('close');
  expect((await app.inject('/')).headers['connection']).toBe('close');
});

async function send(bytes: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(bytes);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

test.each([
  ['bytes that are not HTTP', 'GARBAGE\r\n\r\n', 400],
  ['too long headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('%s: refused with the error envelope', async (_, bytes, status) => {
  app = createServer();
  const response = await send(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(readCode(response.slice(response.indexOf('\r\n\r\n') + 4))).toBe('bad_request');
});

test('headers and bodies that arrive byte by byte end at the limit', async () => {
  app = createServer();
  app.post('/lots', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(app.server).toMatchObject({ requestTimeout: 10_000, headersTimeout: 10_000 });
  Object.assign(app.server, { requestTimeout: 200, headersTimeout: 200 });
  const { port } = app.server.address() as AddressInfo;
  const responses = [
    'POST /lots HTTP/1.1\r\nHost: a\r\nX-Slow: ',
    'POST /lots HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
  ].map((begin) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).write(begin);
    const drops = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(drops));
    return text(socket);
  });
  for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['an answer of a route', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', 200],
  ['a call that does not exist', 'GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ['a method that no call has', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a path that is not UTF-8', 'GET /%FF HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a part of a path that is too long', `GET /lots/${'x'.repeat(300)} HTTP/1.1\r\nHost: a\r\n\r\n`, 404],
  ['a missing host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n', 417],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\naa', 400],
  ['bytes that are not HTTP', 'GARBAGE\r\n\r\n', 400],
])('browsers must not guess the type of %s', async (_, bytes, status) => {
  app = createServer();
  app.get('/', async () => ({}));
  app.get('/lots/:id', async () => ({}));
  const [head = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head.toLowerCase()).toContain('\r\nx-content-type-options: nosniff');
});

test('closing waits for a running request and accepts no new one', async () => {
  app = createServer();
  let release = () => {};
  let enter = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const entered = new Promise<void>((resolve) => (enter = resolve));
  app.get('/slow', async () => {
    enter();
    await held;
    return { done: true };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = fetch(`${address}/slow`);
  await entered;
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(fetch(`${address}/slow`)).rejects.toThrow();
  release();
  expect(await (await response).json()).toEqual({ done: true });
  await closed;
});
