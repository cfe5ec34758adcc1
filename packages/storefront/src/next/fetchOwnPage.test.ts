import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchOwnPage } from './fetchOwnPage.ts';

let received: IncomingHttpHeaders = {};
const server = createServer((request, response) => {
  received = request.headers;
  response.end('the page');
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const fetchWith = async (headers: IncomingHttpHeaders) => {
  const { address, port } = server.address() as AddressInfo;
  const { body } = await fetchOwnPage({ host: address, port }, '/zayavka', headers);
  return body.toString();
};

test('a page is requested with the visitor’s headers, except those of the connection and the body', async () => {
  expect(await fetchWith({ 'user-agent': 'A phone', 'content-length': '5', range: 'bytes=0-1' })).toBe(
    'the page',
  );
  expect(received).toMatchObject({ 'user-agent': 'A phone' });
  expect(received).not.toHaveProperty('content-length');
  expect(received).not.toHaveProperty('range');
});

// Next writes `http` into requests whose scheme no gateway has named. A site that promises TLS would redirect those.
test('a scheme without TLS is left out, TLS is passed on', async () => {
  await fetchWith({ 'x-forwarded-proto': 'http' });
  expect(received).not.toHaveProperty('x-forwarded-proto');
  await fetchWith({ 'x-forwarded-proto': 'https' });
  expect(received).toMatchObject({ 'x-forwarded-proto': 'https' });
});
