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

test('a page is requested as the visitor would, without what belongs to his connection or body', async () => {
  expect(await fetchWith({ 'user-agent': 'A phone', 'content-length': '5', range: 'bytes=0-1' })).toBe(
    'the page',
  );
  expect(received).toMatchObject({ 'user-agent': 'A phone' });
  expect(received).not.toHaveProperty('content-length');
  expect(received).not.toHaveProperty('range');
});

// Next writes `http` into requests that no gateway has named a scheme for; a site that promises TLS redirects those.
test('it does not claim to come from a gateway without TLS, but keeps the TLS of one', async () => {
  await fetchWith({ 'x-forwarded-proto': 'http' });
  expect(received).not.toHaveProperty('x-forwarded-proto');
  await fetchWith({ 'x-forwarded-proto': 'https' });
  expect(received).toMatchObject({ 'x-forwarded-proto': 'https' });
});
