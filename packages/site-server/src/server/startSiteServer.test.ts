import {
  createServer,
  request,
  Server,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { METRICS } from '@vvoz/telemetry/metrics/metricTable';
import { recordSpans } from '@vvoz/telemetry/testing/recordSpans';
import { RESPONSE_HEADERS, PLAIN_POLICY } from '@vvoz/api/headers/responseHeaders';
import { OLD_PAGE_CACHE, PAGE_CACHE } from '@vvoz/api/headers/lotAges';
import { scoreHeaders } from '@vvoz/api/headers/testing/observatory';
import { readErrorHeaders } from '../errors/errorHeaders.ts';
import { PageError } from '../errors/PageError.ts';
import { captureLog } from '../testing/capturedLog.ts';
import { forgetVersions } from '../backend/dataVersions.ts';
import { getRemainingMs } from '../backend/deadline.ts';
import { noteGuardedPage, notePageKind, noteRequestError, noteStaleResponse } from '../exchange/exchange.ts';
import { nameRequest } from '../trace/nameRequest.ts';
import { startTestServer } from './testing/startTestServer.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const { emit } = Server.prototype;

beforeEach(() => {
  startTestServer();
  return () => {
    Server.prototype.emit = emit;
  };
});

/** Starts a server that works as Next does: one handler for all pages, including the error page. */
async function serve(listener: RequestListener, isErrorPageBroken = false) {
  const server = createServer((incoming, response) => {
    if (incoming.url !== '/error-page') return listener(incoming, response);
    const failure = readErrorHeaders(new Headers(incoming.headers as Record<string, string>));
    response.writeHead(isErrorPageBroken || !failure ? 404 : 200, {
      ...HTML,
      'x-page': 'error',
      'cache-control': PAGE_CACHE,
      'x-wait': String(getRemainingMs()),
      'x-scheme': incoming.headers['x-forwarded-proto'] ?? '',
    });
    response.end(`error page: ${failure?.status} ${failure?.message} for ${incoming.headers['user-agent']}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const send = async (path: string, init: { method?: string; headers?: Record<string, string> } = {}) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, ...init }, resolve)
        .on('error', reject)
        .end();
    });
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  };
  return Object.assign(send, { port });
}

test('undecodable escapes are replaced before a server sees the path', async () => {
  const send = await serve((incoming, response) => response.end(incoming.url));
  expect((await send('/cars/%ZZ?a=%25')).text).toBe('/cars/%EF%BF%BDZZ?a=%25');
});

const LEGACY = '/%EA%EE%ED%F2%E0%EA%F2%FB?a=%E1';
const MODERN = `/${encodeURIComponent('контакты')}?a=${encodeURIComponent('б')}`;

test('the error page knows by which scheme and host its visitor came, because its links have them', async () => {
  captureLog();
  const send = await serve((_incoming, response) => response.writeHead(404, HTML).end());
  const headers = { host: 'vvoz.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  expect((await send('/nowhere', { headers })).headers).toMatchObject({
    'x-page': 'error',
    'x-scheme': 'https',
  });
  expect((await send('/nowhere')).headers['x-scheme']).toBe('');
});

test('an address in windows-1251 leads to its page, when there is one', async () => {
  const log = captureLog();
  const send = await serve((incoming, response) => {
    response.writeHead(incoming.url === MODERN ? 200 : 404, HTML).end('a page');
  });
  const response = await send(LEGACY);
  expect([response.status, response.headers.location, response.text]).toEqual([308, MODERN, '']);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect((await send(MODERN)).status).toBe(200);
  expect((await send('/%FF')).status).toBe(404);
  expect(log).toHaveLength(1);
});

test.each([
  ['TRACE', '/', 405, 'GET, HEAD'],
  ['PROPFIND', '/japan', 405, 'GET, HEAD'],
  ['DELETE', '/api/site', 405, 'GET, HEAD, POST, OPTIONS'],
  ['OPTIONS', '*', 400, undefined],
])('%s %s is answered without the framework: %i', async (method, path, status, allow) => {
  const send = await serve((_incoming, response) => response.writeHead(500, HTML).end());
  const response = await send(path, { method });
  expect([response.status, response.headers['allow']]).toEqual([status, allow]);
});

test.each([
  ['/_next/static/../../japan', 400],
  ['/healthz/%2e%2e/japan', 400],
  ['/Izbrannoe/..%2f_next/static/a.js', 400],
  ['//evil.example', 400],
  ['/a%00b', 400],
  [`/livez?${'a=1&'.repeat(101)}`, 414],
  [`/_next/static/a.js?${'x'.repeat(2000)}`, 414],
  [`/healthz?${'a&'.repeat(900)}`, 414],
])('%.40s is a plain %i, and nothing else sees it', async (path, status) => {
  let asked = 0;
  const send = await serve((_incoming, response) => {
    asked += 1;
    response.end('a page');
  });
  const response = await send(path);
  expect([response.status, asked]).toEqual([status, 0]);
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close' });
});

test.each([308, 404, 500])('a %i in the place of a file of the build is kept by no cache', async (status) => {
  const send = await serve((incoming, response) => {
    const headers = { ...HTML, 'cache-control': 'public, max-age=31536000, immutable', location: '/' };
    response.writeHead(incoming.url === '/_next/static/a.js' ? 200 : status, headers).end('text');
  });
  expect((await send('/_next/static/a.js')).headers['cache-control']).toContain('immutable');
  expect((await send('/_next/static/b.js')).headers['cache-control']).toBe('no-store');
});

test.each([200, 206, 304])('a %i for a file of the build keeps its lifetime', async (status) => {
  const lifetime = 'public, max-age=31536000, immutable';
  const send = await serve((_, response) => response.writeHead(status, { 'cache-control': lifetime }).end());
  expect((await send('/_next/static/a.js')).headers['cache-control']).toBe(lifetime);
});

test.each([`/cars/japan/${'x'.repeat(300)}`])(
  '%.30s is a 404, and the framework does not see it',
  async (path) => {
    captureLog();
    let asked = 0;
    const send = await serve((_incoming, response) => {
      asked += 1;
      response.end('a page');
    });
    expect(await send(path)).toMatchObject({ status: 404, text: expect.stringContaining('error page: 404') });
    expect(asked).toBe(0);
  },
);

test('a visitor cannot send the headers of the framework', async () => {
  const send = await serve((incoming, response) => response.end(JSON.stringify(incoming.headers)));
  const { text: seen } = await send('/', {
    headers: { rsc: '1', 'next-action': 'x', 'x-middleware-subrequest': 'a' },
  });
  expect(seen).not.toMatch(/rsc|next-action|x-middleware/);
});

/** Sends bytes to a patched server and returns the whole answer in lower case. */
async function sendBytes(bytes: string): Promise<string> {
  const server = createServer((_incoming, response) => response.end('a page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(bytes);
  return (await text(socket)).toLowerCase();
}

test.each([
  ['a page', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', 200],
  ['data', 'GET /api/site HTTP/1.1\r\nHost: a\r\n\r\n', 200],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a wrong host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n', 417],
  ['a malformed header', 'GET / HTTP/1.1\r\nHost: a\r\nx\r\n\r\n', 400],
  ['too long headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\naa', 400],
])('%s: the answer has the security headers', async (_, bytes, status) => {
  const response = await sendBytes(bytes);
  expect(response).toContain(`http/1.1 ${status} `);
  for (const [name, value] of Object.entries(RESPONSE_HEADERS))
    expect(response).toContain(`\r\n${name}: ${value.toLowerCase()}\r\n`);
});

test('a connection that asks for another protocol is closed, although the framework listens for it', async () => {
  let upgraded = 0;
  const server = createServer((_incoming, response) => response.end('a page'));
  server.on('upgrade', () => (upgraded += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(upgraded).toBe(0);
});

test('a missing file of the build has a policy, a file has none', async () => {
  const send = await serve((incoming, response) => {
    response.writeHead(incoming.url === '/_next/nope' ? 404 : 200, HTML).end();
  });
  expect((await send('/_next/nope')).headers['content-security-policy']).toBe(PLAIN_POLICY);
  expect((await send('/_next/static/a.js')).headers['content-security-policy']).toBeUndefined();
});

test('other events of a server are passed on', () => {
  expect(new Server().emit('other')).toBe(false);
});

test.each<[string, RequestListener]>([
  [
    'implicit headers',
    (_, response) => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html');
      response.setHeader('x-page', 'blank');
      response.flushHeaders();
      response.write('blank');
      response.end();
    },
  ],
  ['written headers', (_, response) => void response.writeHead(404, HTML).end('blank')],
])('a blank document with %s is replaced by the error page', async (_, listener) => {
  const log = captureLog();
  const send = await serve(listener);
  const response = await send('/nosuch?a=1', {
    headers: { 'user-agent': 'Firefox', 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
  });
  expect(response.status).toBe(404);
  expect(response.text).toBe('error page: 404 This page could not be found for Firefox');
  expect(response.headers).toMatchObject({ 'x-page': 'error', 'cache-control': 'private, no-store' });
  expect(log).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      message: 'Page error 404: This page could not be found',
      status: 404,
      url: '/nosuch',
      path: '/nosuch',
      ip: '203.0.113.7',
    },
  ]);
});

test('the error page gets no header that is longer than its own may be', async () => {
  captureLog();
  const send = await serve((_, response) => response.writeHead(404, HTML).end());
  const read = async (length: number) =>
    (await send('/nosuch', { headers: { 'user-agent': 'x'.repeat(length) } })).text;
  expect(await read(500)).toMatch(/for x{500}$/);
  expect(await read(501)).toMatch(/for undefined$/);
});

const failWith =
  (error: unknown): RequestListener =>
  (_, response) => {
    noteRequestError(error);
    noteRequestError(new Error('a second error'));
    response.writeHead(500, HTML).end('blank');
  };

test('an error page is sent past methods that the framework has put over those of the response', async () => {
  captureLog();
  const send = await serve((_, response) => {
    const { end } = response;
    Object.assign(response, {
      end: (chunk: string) => Reflect.apply(end, response, [`compressed ${chunk}`]),
    });
    response.writeHead(404, { ...HTML, 'content-encoding': 'gzip' }).end('blank');
  });
  const response = await send('/nosuch');
  expect([response.status, response.text.slice(0, 15)]).toEqual([404, 'error page: 404']);
  expect(response.headers['content-encoding']).toBeUndefined();
});

test('status and message come from the error that a page threw', async () => {
  const log = captureLog();
  const send = await serve(failWith(new PageError(500, 'Unknown middleware')));
  expect((await send('/')).text).toMatch(/^error page: 500 Unknown middleware/);
  expect(log).toMatchObject([
    { level: 'error', detail: 'Unknown middleware', url: '/', ip: expect.stringContaining('127.0.0.1') },
  ]);
});

test('an unavailable backend is a 503 with Retry-After', async () => {
  captureLog();
  const response = await (await serve(failWith(Object.assign(new Error('x'), { statusCode: 503 }))))('/');
  expect([response.status, response.headers['retry-after']]).toEqual([503, '30']);
});

test('a page with stale content is a 503, stale data is not', async () => {
  const send = await serve((incoming, response) => {
    noteStaleResponse();
    if (incoming.url === '/data') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    else response.setHeader('content-type', 'text/html').end('the last list');
  });
  const page = await send('/');
  expect([page.status, page.text, page.headers['retry-after']]).toEqual([503, 'the last list', '30']);
  // It is the same for a visitor who accepts no coding and for one who does.
  expect(page.headers.vary).toBe('accept-encoding');
  expect((await send('/data')).status).toBe(200);
});

test('a failure of our own is a plain 500, and its stack is in the log', async () => {
  const log = captureLog();
  const send = await serve(() => {
    throw new Error('a bug');
  });
  expect(await send('/')).toMatchObject({ status: 500, text: '500 Internal Server Error\n' });
  expect(log).toMatchObject([{ message: 'Request failed', detail: expect.stringMatching(/a bug\n\s+at /) }]);
});

test('errors of concurrent requests do not mix', async () => {
  captureLog();
  const waiting: (() => void)[] = [];
  const send = await serve((incoming, response) => {
    noteRequestError(new PageError(Number(incoming.url?.slice(1)), incoming.url ?? ''));
    waiting.push(() => response.writeHead(500, HTML).end());
    if (waiting.length === 2) for (const finish of waiting.toReversed()) finish();
  });
  const responses = await Promise.all([send('/410'), send('/503')]);
  expect(responses.map(({ status }) => status)).toEqual([410, 503]);
});

test('a HEAD request gets the headers of the error page', async () => {
  captureLog();
  const response = await (await serve(failWith(new Error('a mistake'))))('/', { method: 'HEAD' });
  expect([response.status, response.text, response.headers['x-page']]).toEqual([500, '', 'error']);
});

test('when the error page fails too, a minimal document has the reason', async () => {
  const log = captureLog();
  const send = await serve(failWith(new PageError(403, '<b>')), true);
  const response = await send('/');
  expect(response.status).toBe(403);
  expect(response.text).toBe('bare 403 <b>');
  expect(log).toContainEqual(expect.objectContaining({ level: 'error', message: 'Error page failed' }));
});

test('calls of a page and of its error page have short deadlines, calls of scripts have none', async () => {
  captureLog();
  const remaining: Record<string, number> = {};
  const send = await serve((incoming, response) => {
    remaining[incoming.url ?? ''] = getRemainingMs();
    response.writeHead(503, HTML).end();
  });
  const { headers } = await send('/unseen');
  await send('/api/site');
  await send('/pictures/japan/1/0');
  expect(remaining['/unseen']).toBeLessThanOrEqual(1500);
  expect(Number(headers['x-wait'])).toBeLessThanOrEqual(250);
  expect(remaining['/api/site']).toBe(Number.POSITIVE_INFINITY);
  expect(remaining['/pictures/japan/1/0']).toBe(Number.POSITIVE_INFINITY);
});

test.each<[string, number, Record<string, string>]>([
  ['a page', 200, HTML],
  ['an error of a route', 404, { 'content-type': 'application/json' }],
  ['an answer without a type', 500, {}],
])('%s is left as it is', async (_, status, headers) => {
  const send = await serve((_incoming, response) => response.writeHead(status, headers).end('own'));
  expect(await send('/')).toMatchObject({ status, text: 'own' });
});

test('a visitor cannot choose what the error page says', async () => {
  captureLog();
  const send = await serve((incoming, response) => {
    response.writeHead(200, HTML).end(JSON.stringify(incoming.headers));
  });
  const headers = {
    'x-vvoz-error-token': 'guessed',
    'x-vvoz-error-status': '503',
    'x-vvoz-error-message': 'x',
  };
  expect((await send('/other', { headers })).text).not.toMatch(/error-(status|message)/);
  const opened = await send('/error-page', { headers });
  expect([opened.status, opened.text]).toEqual([
    404,
    expect.stringMatching(/^error page: 404 This page could not be found/),
  ]);
});

const YEAR = 31_536_000;

/** Starts again, for a site that visitors reach by TLS only. */
function promiseTls(): void {
  Server.prototype.emit = emit;
  startTestServer({ hstsSeconds: YEAR });
}

const BY_TLS = { 'x-forwarded-proto': 'https' };

test.each<[string, RequestListener, string]>([
  [
    'a file',
    (_, response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    '/',
  ],
  [
    'data',
    (_, response) => void response.setHeader('content-type', 'application/json').end('{}'),
    '/api/site',
  ],
  ['a redirect', (_, response) => void response.writeHead(308, { location: '/' }).end(), '/Spec'],
  [
    'an error of a route',
    (_, response) => void response.writeHead(404, ['content-type', 'text/plain']).end(),
    '/',
  ],
  ['a stream', (_, response) => (response.write('data:'), response.end()), '/api/chat/stream'],
  ['a failed page', failWith(new PageError(410, 'Gone')), '/'],
])('%s has an A+ behind TLS, with a policy that allows nothing', async (_, listener, path) => {
  captureLog();
  promiseTls();
  const { headers } = await (await serve(listener))(path, { headers: BY_TLS });
  expect(scoreHeaders(headers)).toBe(130);
  expect(headers['content-security-policy']).toBe(PLAIN_POLICY);
});

test('a page keeps its own policy and has an A+ behind TLS', async () => {
  promiseTls();
  const policy =
    "default-src 'self'; script-src 'self' https://mc.yandex.ru; object-src 'none'; frame-ancestors 'none'";
  const send = await serve((_, response) => {
    response.writeHead(200, { ...HTML, 'Content-Security-Policy': policy }).end('<script>run()</script>');
  });
  const { headers } = await send('/', { headers: BY_TLS });
  const scripts = "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";
  expect(headers['content-security-policy']).toBe(policy.replace("script-src 'self'", scripts));
  expect(scoreHeaders(headers)).toBe(125);
});

test('a file of the build has no policy, because a worker would have to obey it', async () => {
  const { headers } = await (await serve((_, response) => void response.end()))('/_next/static/worker.js');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toBeUndefined();
});

test('Strict-Transport-Security is sent only if it is configured, and only over TLS', async () => {
  const send = await serve((_, response) => void response.end());
  expect((await send('/', { headers: BY_TLS })).headers['strict-transport-security']).toBeUndefined();
  promiseTls();
  expect((await send('/', { headers: BY_TLS })).headers['strict-transport-security']).toBe(`max-age=${YEAR}`);
  expect((await send('/')).headers['strict-transport-security']).toBeUndefined();
});

test('a site with VVOZ_HSTS_SECONDS redirects http to https, except for its health check', async () => {
  promiseTls();
  const send = await serve((_, response) => void response.end());
  const headers = { 'x-forwarded-proto': 'http', host: 'vvoz.example:8080' };
  const { status, headers: answered } = await send('/spec?a=%20', { headers });
  expect([status, answered.location]).toEqual([308, 'https://vvoz.example/spec?a=%20']);
  expect(answered['x-content-type-options']).toBe('nosniff');
  expect((await send('/healthz', { headers })).status).toBe(200);
  expect((await send('//evil.example/', { headers })).headers.location).toBeUndefined();
});

/** Sends requests one after the other as a visitor behind a gateway on this machine. */
async function flood(send: Awaited<ReturnType<typeof serve>>, path: string, times: number, visitor: string) {
  const responses = [];
  for (let time = 0; time < times; time += 1)
    responses.push(
      await send(path, { headers: { 'x-forwarded-for': visitor, 'user-agent': `agent ${time}` } }),
    );
  return responses;
}

test('a visitor above the limit gets the error page of 429, which is rendered once; others go on', async () => {
  let rendered = 0;
  const send = await serve((incoming, response) => {
    rendered += 1;
    response.writeHead(200, HTML).end(incoming.url);
  });
  const responses = await flood(send, '/japan', 125, '203.0.113.7');
  expect(responses.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 120 }, () => 200),
    ...Array.from({ length: 5 }, () => 429),
  ]);
  const refused = responses.slice(120);
  expect(rendered).toBe(120);
  expect(refused[0]?.text).toBe('error page: 429 Too Many Requests for undefined');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]?.headers['cache-control']).toContain('no-store');
  const [neighbour] = await flood(send, '/japan', 1, '203.0.113.8');
  const [other] = await flood(send, '/japan', 1, '2001:db8::1');
  expect([neighbour?.status, other?.status]).toEqual([200, 200]);
});

test('while lists with filters are refused to a visitor, requests and pages of the same visitor are not', async () => {
  const send = await serve((_, response) => response.writeHead(200, HTML).end());
  const headers = { 'x-forwarded-for': '203.0.113.71' };
  const statuses = [];
  for (let index = 0; index < 62; index += 1)
    statuses.push((await send(`/japan?year_min=${index}`, { headers })).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await send('/japan', { headers })).status).toBe(200);
  expect((await send('/api/request/send', { method: 'POST', headers })).status).toBe(200);
});

test('a visitor whom the gateway names inside of its own network is limited; the gateway itself is not', async () => {
  const send = await serve((_, response) => response.end());
  const call = (headers: Record<string, string>) => send('/api/request/challenge', { headers });
  const named = await Promise.all(Array.from({ length: 61 }, () => call({ 'x-forwarded-for': '127.0.0.5' })));
  expect(named.filter(({ status }) => status === 429)).toHaveLength(1);
  const own = await Promise.all(Array.from({ length: 61 }, () => call({})));
  expect(own.filter(({ status }) => status === 429)).toHaveLength(0);
});

test('calls above the limit get the envelope of the API', async () => {
  const send = await serve((_, response) => response.end());
  const refused = (await flood(send, '/api/request/challenge', 61, '203.0.113.7')).at(-1);
  expect(refused?.status).toBe(429);
  // The window began with the first of them.
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(30);
  expect(JSON.parse(refused?.text ?? '')).toMatchObject({ error: { code: 'too_many' } });
});

test('a visitor with a whole network of IPv6 has one limit', async () => {
  const send = await serve((_, response) => response.end());
  await flood(send, '/api/request/challenge', 60, '2001:db8:1:2::1');
  const [same] = await flood(send, '/api/request/challenge', 1, '2001:db8:1:2:ffff::9');
  const [other] = await flood(send, '/api/request/challenge', 1, '2001:db8:1:3::1');
  expect([same?.status, other?.status]).toEqual([429, 200]);
});

test('requests that this machine makes for no visitor are not limited', async () => {
  const send = await serve((_, response) => response.end());
  const statuses = new Set<number | undefined>();
  for (let time = 0; time < 150; time += 1)
    statuses.add((await send('/', { headers: { 'x-vvoz-visitor': '203.0.113.7' } })).status);
  expect([...statuses]).toEqual([200]);
});

test('shared caches may keep a stale page for one second, and a guarded page not at all', async () => {
  const send = await serve((incoming, response) => {
    if (incoming.url?.startsWith('/old')) noteStaleResponse();
    if (incoming.url?.endsWith('guarded')) noteGuardedPage();
    response.writeHead(200, { ...HTML, 'cache-control': PAGE_CACHE }).end('<p>a page</p>');
  });
  const read = async (path: string) => {
    const { status, headers } = await send(path);
    return [status, headers['cache-control']];
  };
  expect(await read('/new')).toEqual([200, PAGE_CACHE]);
  expect(await read('/old')).toEqual([503, OLD_PAGE_CACHE]);
  expect(await read('/guarded')).toEqual([200, 'private, no-cache']);
  expect(await read('/old/guarded')).toEqual([503, 'private, no-cache']);
});

/** Starts a backend that names a version of its data, and the server of a site in front of it. */
async function serveVersions() {
  let version = '1.1';
  let asked = 0;
  let rendered = 0;
  const backend = createServer((_, response) => {
    asked += 1;
    response.writeHead(204, { 'x-vvoz-version': version }).end();
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void backend.close());
  forgetVersions();
  onTestFinished(forgetVersions);
  const send = await serve((_, response) => {
    rendered += 1;
    response.writeHead(200, { ...HTML, 'cache-control': PAGE_CACHE }).end(`page ${rendered}`);
  });
  Server.prototype.emit = emit;
  startTestServer({ apiUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` });
  return { send, change: (to: string) => (version = to), counts: () => ({ asked, rendered }) };
}

test('only the gateway itself gets the version', async () => {
  captureLog();
  const { send } = await serveVersions();
  const own = await send('/gateway-version');
  expect([own.status, own.headers['x-vvoz-version']]).toEqual([204, '1.1']);
  const visitor = await send('/gateway-version', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(visitor.headers['x-vvoz-version']).toBeUndefined();
  const { text: figures } = await send('/metrics');
  // The visitor's, and that of the backend, which is in this process too.
  expect(figures).toContain('vvoz_site_requests_total{route="pages",status="2xx"} 2\n');
});

test('the gateway stores no answer while the backend names no version', async () => {
  captureLog();
  const { status, headers } = await (await serve((_, response) => response.end()))('/gateway-version');
  expect([status, headers['cache-control'], headers['x-vvoz-version']]).toEqual([503, 'no-store', undefined]);
});

test('after an import the gateway gets a new page at once; an invented version changes nothing', async () => {
  const { send, change, counts } = await serveVersions();
  const read = async (version: string) =>
    (await send('/japan', { headers: { 'x-vvoz-version': version } })).text;
  expect([await read('1.1'), await read('1.1')]).toEqual(['page 1', 'page 1']);
  change('2.1');
  expect([await read('2.1'), await read('2.1')]).toEqual(['page 2', 'page 2']);
  expect([await read('99999.9'), await read('99999.9')]).toEqual(['page 2', 'page 2']);
  expect(counts()).toEqual({ asked: 4, rendered: 2 });
});

test('the version counts also in the request of a visitor whom the gateway names, and not from elsewhere', async () => {
  const { send, change } = await serveVersions();
  const read = async (version: string, visitor: string) =>
    (
      await send('/japan', {
        headers: { 'x-vvoz-version': version, 'x-forwarded-for': visitor, 'x-real-ip': visitor },
      })
    ).text;
  expect(await read('1.1', '203.0.113.7')).toBe('page 1');
  change('2.1');
  expect(await read('2.1', '203.0.113.7')).toBe('page 2');
});

test('requests are counted by the kind of page that they opened; only our own servers read the figures', async () => {
  const send = await serve((incoming, response) => {
    if (incoming.url?.startsWith('/korea')) notePageKind('korean');
    if (incoming.url === '/korea/down') noteRequestError(new PageError(503, 'x'));
    response.writeHead(incoming.url === '/korea/down' ? 500 : 200, HTML).end('a page');
  });
  captureLog();
  for (const path of ['/korea?q=8914', '/korea/toyota', '/korea/down', '/api/site', '/_next/static/a.js'])
    await send(path);
  const { status, headers, text: figures } = await send('/metrics');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const types = [...figures.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => `${name} ${kind}`);
  const own = Object.entries(METRICS).filter(([, { owner }]) => owner === 'site');
  expect(types.toSorted()).toEqual(own.map(([name, { kind }]) => `${name} ${kind}`).toSorted());
  expect(figures).toContain('vvoz_site_requests_total{route="korean",status="2xx"} 2\n');
  expect(figures).toContain('vvoz_site_requests_total{route="korean",status="5xx"} 1\n');
  expect(figures).toContain('vvoz_site_request_duration_seconds_count{route="api"} 1\n');
  expect(figures).toContain('vvoz_site_requests_total{route="files",status="2xx"} 1\n');
  expect(figures).toContain('vvoz_site_pages_total{from="rendering"} 3\n');
  expect(figures).toContain('vvoz_site_backend_down 0\n');
  expect(figures).not.toMatch(/8914|toyota|error-page/);
  const visitor = await send('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(visitor.text).toBe('a page');
});

test('a visitor who leaves in the middle of an answer is counted as one who left', async () => {
  const send = await serve(
    (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).write('half'),
  );
  const socket = connect(send.port, '127.0.0.1');
  socket.write('GET /api/site HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await expect
    .poll(async () => (await send('/metrics')).text)
    .toContain('vvoz_site_requests_total{route="api",status="left"} 1\n');
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const GATEWAY_SPAN = `00-${TRACE}-00f067aa0ba902b7-01`;

test('a request from a gateway keeps its trace; the trace id becomes the request id', async () => {
  const { spans, stop } = recordSpans();
  onTestFinished(stop);
  const seen: unknown[] = [];
  const send = await serve((incoming, response) => {
    seen.push(incoming.headers['x-request-id'], incoming.headers['traceparent']);
    notePageKind('korean');
    response.writeHead(200, HTML).end('a page');
  });
  await send('/korea?tel=89141234567', { headers: { traceparent: GATEWAY_SPAN } });
  await send('/_next/static/a.js');
  expect(seen.slice(0, 2)).toEqual([TRACE, spans[0]?.sentTraceparent]);
  await vi.waitFor(() =>
    expect(spans).toMatchObject([
      { kind: 'server', traceparent: GATEWAY_SPAN, ended: { name: 'GET korean', status: 200 } },
    ]),
  );
  expect(JSON.stringify(spans)).not.toContain('8914');
});

test('a request that came through the gateway has a span from its arrival there', async () => {
  const { spans, stop } = recordSpans();
  onTestFinished(stop);
  const send = await serve((_, response) => response.writeHead(200, HTML).end('a page'));
  const headers = { 'x-request-id': TRACE, 'x-request-start': '1795450000.123 0.004' };
  await send('/korea', { headers });
  await vi.waitFor(() =>
    expect(spans).toMatchObject([
      { kind: 'server', traceId: TRACE, startedAt: 1_795_450_000_119, ended: { name: 'gateway GET pages' } },
      { kind: 'server', traceparent: spans[0]?.sentTraceparent, ended: { name: 'GET pages', status: 200 } },
    ]),
  );
});

test('a visitor chooses neither trace nor id, nor when a request came', async () => {
  const headers: IncomingHttpHeaders = {
    traceparent: GATEWAY_SPAN,
    'x-request-id': 'from-a-visitor',
    'x-request-start': '1795450000.123 0.004',
  };
  const visitor = { headers, socket: { remoteAddress: '203.0.113.9' } } as IncomingMessage;
  nameRequest(visitor, { has: () => false });
  expect(headers.traceparent).toBeUndefined();
  expect(headers['x-request-start']).toBeUndefined();
  expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
});
