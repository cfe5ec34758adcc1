import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { gzipPages } from './gzipPages.ts';

const PAGE = '<p>Тойота</p>'.repeat(200);

/** Asks a server that answers through `answer`. Returns what arrived, and the encodings that the framework was asked for. */
async function ask(
  path: string,
  encodings: string,
  answer: (response: ServerResponse) => void,
  type = 'text/html; charset=utf-8',
) {
  let asked: string | undefined;
  const server = createServer((request, response) => {
    gzipPages(request, response);
    asked = String(request.headers['accept-encoding']);
    response.setHeader('content-type', type);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const incoming = await new Promise<IncomingMessage>((resolve) =>
    get({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': encodings } }, resolve),
  );
  return { headers: incoming.headers, body: await buffer(incoming), asked };
}

const sendInPieces = (response: ServerResponse) => {
  response.write(PAGE.slice(0, 100));
  response.end(PAGE.slice(100));
};

test('a page arrives compressed in one piece, and the framework does not compress it', async () => {
  const { headers, body, asked } = await ask('/japan?page=2', 'br, gzip', sendInPieces);
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(body.length),
    vary: 'accept-encoding',
  });
  expect(gunzipSync(body).toString()).toBe(PAGE);
  expect(asked).toBe('undefined');
});

test('a visitor who takes no gzip gets the page as it is', async () => {
  const { headers, body } = await ask('/', 'br', sendInPieces);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('accept-encoding');
  expect(body.toString()).toBe(PAGE);
});

test.each(['/_next/static/a.js', '/api/catalog/japan', '/yml/japan.yml', '/sitemaps/1.xml'])(
  '%s is left to the framework',
  async (path) => {
    expect((await ask(path, 'gzip', sendInPieces, 'text/plain')).asked).toBe('gzip');
  },
);

test('an answer that is no page goes through in pieces', async () => {
  const { headers, body } = await ask('/japan', 'gzip', sendInPieces, 'text/plain');
  expect(headers['transfer-encoding']).toBe('chunked');
  expect(body.toString()).toBe(PAGE);
});
