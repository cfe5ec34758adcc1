import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '../testing/capturedLog.ts';
import { sealPages } from './sealPages.ts';

const PLACEHOLDER = '+FULm-j1ltuzBqYXWAn60OfpcbSJEi7+';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const PIECES = ['<script nonce="+FULm-j1ltuz', 'BqYXWAn60OfpcbSJEi7+"></script>', '<p>Тойота</p>'.repeat(50)];

/** Sends a request to a server that responds through `answer` with sealed pages. Returns the response. */
async function send(answer: (response: ServerResponse) => void, takesBrotli = false) {
  const server = createServer((_request, response) => {
    sealPages(response, { placeholder: PLACEHOLDER, takesBrotli });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const incoming = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  return { status: incoming.statusCode, headers: incoming.headers, bytes: await buffer(incoming) };
}

const sendPieces = (response: ServerResponse) => {
  response.writeHead(200, HTML);
  for (const piece of PIECES) response.write(piece);
  response.end();
};

test('a page that is written in pieces arrives whole, with its length', async () => {
  const { status, headers, bytes } = await send(sendPieces);
  expect([status, bytes.toString()]).toEqual([200, PIECES.join('')]);
  expect(headers).toMatchObject({ ...HTML, 'content-length': String(bytes.length) });
});

test('for a visitor who takes brotli the page is compressed, with the placeholder readable', async () => {
  const { headers, bytes } = await send(sendPieces, true);
  expect(headers['content-encoding']).toBe('br');
  expect(bytes.includes(PLACEHOLDER)).toBe(true);
  expect(brotliDecompressSync(bytes).toString()).toBe(PIECES.join(''));
});

test('an answer that is not a page is sent in pieces', async () => {
  const { headers, bytes } = await send((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"a":');
    response.end('1}');
  }, true);
  expect(bytes.toString()).toBe('{"a":1}');
  expect(headers['transfer-encoding']).toBe('chunked');
});

test('preload headers lose the nonce, which the gateway would not replace there', async () => {
  const link = (nonce: string) =>
    `</a.woff2>; rel=preload; as="font"${nonce}, </b.css>; rel=preload; as="style"${nonce}`;
  const { headers } = await send((response) => {
    response.writeHead(200, { ...HTML, link: link(`; nonce="${PLACEHOLDER}"`) });
    response.end(PIECES.join(''));
  });
  expect(headers.link).toBe(link(''));
});

test.each([HTML, { 'content-type': 'text/plain' }])(
  'a policy of %j has a mark in place of the nonce',
  async (type) => {
    const { headers } = await send((response) => {
      response
        .writeHead(200, { ...type, 'content-security-policy': `script-src 'nonce-${PLACEHOLDER}'` })
        .end('x');
    });
    expect(headers['content-security-policy']).toBe("script-src 'nonce-{nonce}'");
  },
);

test('another header with the secret is left out', async () => {
  const log = captureLog();
  const { status, headers } = await send((response) => {
    response.writeHead(200, { ...HTML, 'x-other': PLACEHOLDER }).end(PIECES.join(''));
  });
  expect([status, headers['x-other']]).toEqual([200, undefined]);
  expect(log).toHaveLength(1);
});

test('a page that would show a part of the secret is not sent', async () => {
  const log = captureLog();
  const { status, bytes, headers } = await send((response) => {
    response.writeHead(200, HTML).end(`<p>${PLACEHOLDER.slice(0, 20)}</p>`);
  });
  expect([status, bytes.length, headers['cache-control']]).toEqual([503, 0, 'no-store']);
  expect(log).toHaveLength(1);
  expect(JSON.stringify(log)).not.toContain(PLACEHOLDER.slice(0, 8));
});
