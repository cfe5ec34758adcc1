import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PAGE_CACHE } from '@vvoz/api/headers/lotAges';
import { runMiddleware, type SiteExchange } from './middleware.ts';
import { observeResponse } from './observeResponse.ts';
import { finishDocument } from './renderInside.ts';
import { sendDocuments } from './sendDocuments.ts';
import { createPageServer } from './servePages.ts';

type Answer = (response: ServerResponse) => void;

const PAGE = `<script>self.x=1</script>${'<p>Тойота</p>'.repeat(200)}`;

/** A page in two pieces, as the framework sends one to the server's own middleware. */
const sendInPieces: Answer = (response) => {
  response.write(PAGE.slice(0, 100));
  setTimeout(() => response.end(PAGE.slice(100)), 5);
};

/** Starts a server that renders every page with `answer`. Its clock is moved by `pass`. */
async function setup(answer: Answer = sendInPieces) {
  let now = 0;
  let rendered = 0;
  let encodings: string | undefined;
  const exchanges: SiteExchange[] = [];
  const pages: string[] = [];
  const servePages = createPageServer(
    ({ 'user-agent': agent }) => agent === 'robot',
    (from) => pages.push(from),
    () => now,
  );
  const server = createServer((request, response) => {
    const { collect, send: sendOriginal } = observeResponse(response, () => undefined);
    const render = () => {
      rendered += 1;
      encodings = String(request.headers['accept-encoding']);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', PAGE_CACHE);
      response.setHeader('content-security-policy', "script-src 'self'");
      response.setHeader('vary', 'rsc');
      response.setHeader('link', '</a.woff2>; rel=preload');
      response.setHeader('reporting-endpoints', 'policy="/reports"');
      response.setHeader('x-request-id', 'rendered');
      if (request.method === 'HEAD') response.end();
      else answer(response);
    };
    const exchange: SiteExchange = {
      request,
      response,
      scheme: '',
      send: sendOriginal,
      renderByFramework: () => collect(render),
      renderPage: () => Promise.reject(new Error('not here')),
    };
    exchanges.push(exchange);
    void runMiddleware(
      [
        sendDocuments,
        servePages,
        async (one) => {
          const document = await one.renderByFramework();
          one.pageKind = 'list';
          if (document) one.document = finishDocument(response, document);
        },
      ],
      exchange,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: IncomingHttpHeaders = {}, method = 'GET') => {
    const options = {
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { 'accept-encoding': 'gzip', ...headers },
    };
    const incoming = await new Promise<IncomingMessage>((resolve) => send(options, resolve).end());
    const body = await buffer(incoming);
    const { 'content-encoding': coding } = incoming.headers;
    const plain =
      body.length === 0 || coding === undefined
        ? body
        : coding === 'br'
          ? brotliDecompressSync(body)
          : gunzipSync(body);
    return { status: incoming.statusCode, headers: incoming.headers, body, html: plain.toString() };
  };
  return {
    ask,
    pass: (seconds: number) => (now += seconds * 1000),
    rendered: () => rendered,
    encodings: () => encodings,
    exchanges,
    pages,
  };
}

test.each(['br', 'gzip', undefined])('a page arrives in one piece, in the coding %s', async (coding) => {
  const { ask, encodings, rendered } = await setup();
  for (let time = 0; time < 2; time += 1) {
    const { headers, body, html } = await ask('/japan?page=2', { 'accept-encoding': coding ?? 'identity' });
    expect(headers).toMatchObject({ 'content-length': String(body.length), vary: 'accept-encoding' });
    expect(headers['content-encoding']).toBe(coding);
    expect(html).toBe(PAGE);
  }
  expect([encodings(), rendered()]).toEqual(['undefined', 1]);
});

test('the next visitors get the same bytes without rendering, each with a request id of their own', async () => {
  const { ask, rendered, exchanges } = await setup();
  const bodies = new Set<string>();
  for (const id of ['1', '2', '3', '4']) {
    const { status, headers, body } = await ask('/japan', { 'x-request-id': id });
    bodies.add(body.toString('latin1'));
    expect([status, headers['cache-control']]).toEqual([200, PAGE_CACHE]);
    expect(headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
    expect(headers).toMatchObject({
      'x-request-id': id === '1' ? 'rendered' : id,
      link: '</a.woff2>; rel=preload',
      'reporting-endpoints': 'policy="/reports"',
    });
  }
  expect([bodies.size, rendered()]).toEqual([1, 1]);
  expect(exchanges.map(({ pageKind }) => pageKind)).toEqual(['list', 'list', 'list', 'list']);
});

test('a page is rendered again after ten seconds, and once for visitors who come at the same time', async () => {
  const { ask, pass, rendered } = await setup();
  await Promise.all(Array.from({ length: 5 }, () => ask('/japan')));
  expect(rendered()).toBe(1);
  pass(10);
  await Promise.all(Array.from({ length: 5 }, () => ask('/japan')));
  expect(rendered()).toBe(2);
});

test('a browser that has the page gets 304 with its policy', async () => {
  const { ask } = await setup();
  const { headers } = await ask('/japan');
  for (const path of ['/japan', '/japan?page=1']) {
    const { status, headers: again, body } = await ask(path, { 'if-none-match': headers.etag });
    expect([status, body.length]).toEqual([304, 0]);
    expect(again['content-security-policy']).toBe(headers['content-security-policy']);
  }
});

test('HEAD has the headers of GET, and shares its page', async () => {
  const { ask, rendered } = await setup();
  const head = await ask('/japan', {}, 'HEAD');
  const get = await ask('/japan');
  for (const name of ['content-length', 'content-security-policy', 'etag'])
    expect(head.headers[name]).toBe(get.headers[name]);
  expect([head.status, head.body.length, rendered()]).toEqual([200, 0, 1]);
});

test.each<[string, IncomingHttpHeaders, string?]>([
  ['another query', {}, '/japan?page=2'],
  ['another path', {}, '/korea'],
  ['another scheme', { 'x-forwarded-proto': 'https' }],
  ['another host name', { host: 'vvoz.example' }],
  ['a robot, which some pages refuse', { 'user-agent': 'robot' }],
])('a request with %s gets no page of others', async (_, headers, path = '/japan') => {
  const { ask, rendered } = await setup();
  await ask('/japan');
  await ask(path, headers);
  expect(rendered()).toBe(2);
});

test.each<[string, Answer]>([
  ['is an old answer, or an error', (response) => void response.writeHead(503).end(PAGE)],
  [
    'a guard has checked',
    (response) => void response.setHeader('cache-control', 'private, no-cache').end(PAGE),
  ],
  ['sets a cookie', (response) => void response.setHeader('set-cookie', 'a=1').end(PAGE)],
])('a page that %s is rendered for each visitor', async (_, answer) => {
  const { ask, rendered, pages } = await setup(answer);
  await Promise.all([ask('/japan'), ask('/japan')]);
  await ask('/japan');
  expect([rendered(), pages]).toEqual([3, ['rendering', 'rendering', 'rendering']]);
});

test('a page with an address that nobody links is rendered for each visitor', async () => {
  const { ask, rendered } = await setup();
  const address = `/japan?${'a'.repeat(2000)}`;
  await ask(address);
  await ask(address);
  expect(rendered()).toBe(2);
});

test('a rendering that fails ends the wait of the others, who render the page themselves', async () => {
  const pages: string[] = [];
  const servePages = createPageServer(
    () => false,
    (from) => pages.push(from),
  );
  const exchange = { request: { method: 'GET', url: '/japan', headers: {} } } as SiteExchange;
  const { promise, reject } = Promise.withResolvers<void>();
  const first = servePages(exchange, () => promise);
  await Promise.resolve();
  const render = vi.fn<() => Promise<void>>(async () => undefined);
  const second = servePages({ ...exchange }, render);
  reject(new Error('the framework failed'));
  await expect(first).rejects.toThrow('the framework failed');
  await second;
  expect(render).toHaveBeenCalledOnce();
  expect(pages).toEqual(['rendering', 'rendering']);
});

test('pages are counted by whether they were rendered', async () => {
  const { ask, pages } = await setup();
  await ask('/japan');
  await ask('/japan');
  await ask('/api/catalog/japan');
  expect(pages).toEqual(['rendering', 'memory']);
});

test('the framework does not compress the answer to a post, whose body may be a document', async () => {
  const { ask, encodings } = await setup();
  await ask('/api/request/send', {}, 'POST');
  expect(encodings()).toBe('undefined');
});

test('a page whose address has a dot is compressed once', async () => {
  const { ask, encodings } = await setup();
  expect((await ask('/volkswagen/id.4-crozz')).html).toBe(PAGE);
  expect(encodings()).toBe('undefined');
});

test.each(['/_next/static/a.js', '/api/catalog/japan', '/yml/japan.yml', '/sitemaps/1.xml'])(
  '%s is left to the framework',
  async (path) => {
    const { ask, encodings } = await setup(
      (response) => void response.setHeader('content-type', 'text/plain').end('a'),
    );
    await ask(path);
    expect(encodings()).toBe('gzip');
  },
);

test('an answer that is not a page is sent in pieces', async () => {
  const { ask } = await setup((response) => {
    response.setHeader('content-type', 'text/plain');
    sendInPieces(response);
  });
  const { headers, html } = await ask('/japan');
  expect(headers['transfer-encoding']).toBe('chunked');
  expect(html).toBe(PAGE);
});
