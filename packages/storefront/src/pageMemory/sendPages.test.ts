import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createNonce, readNonce } from '../security/nonce.ts';
import { FORM_HEADER } from '../leads/answeredForms.ts';
import type { Exchange } from '../log/exchange.ts';
import { createPageSender } from './sendPages.ts';

type Answer = (response: ServerResponse, nonce: string) => void;

const writePage = (nonce: string): string =>
  `<script nonce="${nonce}"></script>${'<p>Тойота</p>'.repeat(200)}`;

/** A page in two pieces, as the framework sends one to the storefront's own policy. */
const sendInPieces: Answer = (response, nonce) => {
  const page = writePage(nonce);
  response.write(page.slice(0, 100));
  response.end(page.slice(100));
};

/** Starts a server that renders every page with `answer`. Its clock is moved by `pass`. */
async function setup(answer: Answer = sendInPieces) {
  let now = 0;
  let rendered = 0;
  let encodings: string | undefined;
  const exchanges: Exchange[] = [];
  const sendPage = createPageSender(() => now);
  const server = createServer((request, response) => {
    const exchange: Exchange = {};
    exchanges.push(exchange);
    if (sendPage(request, response, exchange)) return;
    rendered += 1;
    encodings = String(request.headers['accept-encoding']);
    exchange.pageKind = 'list';
    const nonce = createNonce();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'public, no-cache');
    response.setHeader('content-security-policy', `script-src 'nonce-${nonce}'`);
    response.setHeader('link', [`</a.woff2>; rel=preload; nonce="${nonce}"`]);
    response.setHeader('x-request-id', 'rendered');
    answer(response, nonce);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: IncomingHttpHeaders = {}) => {
    const options = { port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'gzip', ...headers } };
    const incoming = await new Promise<IncomingMessage>((resolve) => get(options, resolve));
    const body = await buffer(incoming);
    const isCompressed = incoming.headers['content-encoding'] === 'gzip';
    const nonce = readNonce(String(incoming.headers['content-security-policy']));
    const html = (isCompressed ? gunzipSync(body) : body).toString();
    return { status: incoming.statusCode, headers: incoming.headers, body, html, nonce, isCompressed };
  };
  return {
    ask,
    pass: (seconds: number) => (now += seconds * 1000),
    rendered: () => rendered,
    encodings: () => encodings,
    exchanges,
  };
}

test('a page arrives compressed in one piece, and the framework does not compress it', async () => {
  const { ask, encodings } = await setup();
  const { headers, body, html, nonce } = await ask('/japan?page=2', { 'accept-encoding': 'br, gzip' });
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(body.length),
    vary: 'accept-encoding',
  });
  expect(html).toBe(writePage(nonce ?? ''));
  expect(encodings()).toBe('undefined');
});

test('the next visitors get the same page without rendering, each with a nonce and a request id of their own', async () => {
  const { ask, rendered, exchanges } = await setup();
  const nonces = new Set<string | undefined>();
  for (const id of ['1', '2', '3', '4']) {
    const { status, headers, html, nonce } = await ask('/japan', { 'x-request-id': id });
    nonces.add(nonce);
    expect(status).toBe(200);
    expect(html).toBe(writePage(nonce ?? ''));
    expect(headers.link).toBe(`</a.woff2>; rel=preload; nonce="${nonce}"`);
    expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
    expect(headers['x-request-id']).toBe(id === '1' ? 'rendered' : id);
  }
  expect(nonces.size).toBe(4);
  expect(rendered()).toBe(1);
  expect(exchanges.map(({ pageKind }) => pageKind)).toEqual(['list', 'list', 'list', 'list']);
});

test('a page is rendered again after ten seconds', async () => {
  const { ask, pass, rendered } = await setup();
  await ask('/japan');
  pass(10);
  await ask('/japan');
  expect(rendered()).toBe(2);
});

test('a visitor who takes no gzip gets the page as it is, from the memory too', async () => {
  const { ask, rendered } = await setup();
  for (let times = 0; times < 2; times += 1) {
    const { isCompressed, headers, html, nonce } = await ask('/', { 'accept-encoding': 'br' });
    expect(isCompressed).toBe(false);
    expect(headers.vary).toBe('accept-encoding');
    expect(html).toBe(writePage(nonce ?? ''));
  }
  expect(rendered()).toBe(1);
});

test.each<[string, IncomingHttpHeaders, string?]>([
  ['another query', {}, '/japan?page=2'],
  ['another scheme', { 'x-forwarded-proto': 'https' }],
  ['another host name', { host: 'vvoz.example' }],
  ['a robot, which some pages refuse', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('a request with %s gets no page of others', async (_, headers, path = '/japan') => {
  const { ask, rendered } = await setup();
  await ask('/japan');
  await ask(path, headers);
  expect(rendered()).toBe(2);
});

test('a form that a visitor has filled in is neither taken from the memory nor kept in it', async () => {
  const { ask, rendered } = await setup();
  for (const headers of [{ [FORM_HEADER]: 'one' }, {}, { [FORM_HEADER]: 'two' }])
    await ask('/zayavka', headers);
  expect(rendered()).toBe(3);
  await ask('/zayavka');
  expect(rendered()).toBe(3);
});

test.each<[string, Answer]>([
  ['is an old answer, or an error', (response, nonce) => void response.writeHead(503).end(writePage(nonce))],
  [
    'a guard has checked',
    (response, nonce) => void response.setHeader('cache-control', 'private, no-cache').end(writePage(nonce)),
  ],
  ['sets a cookie', (response, nonce) => void response.setHeader('set-cookie', 'a=1').end(writePage(nonce))],
  ['has no nonce', (response) => void response.end('<p>лот</p>')],
])('a page that %s is rendered for each visitor', async (_, answer) => {
  const { ask, rendered } = await setup(answer);
  await ask('/japan');
  await ask('/japan');
  expect(rendered()).toBe(2);
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
  const { ask } = await setup((response, nonce) => {
    response.setHeader('content-type', 'text/plain');
    sendInPieces(response, nonce);
  });
  const { headers, html, nonce } = await ask('/japan');
  expect(headers['transfer-encoding']).toBe('chunked');
  expect(html).toBe(writePage(nonce ?? ''));
});
