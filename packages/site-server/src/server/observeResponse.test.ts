import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { observeResponse } from './observeResponse.ts';

/** The response to a visitor who has left. */
async function openLeftResponse(): Promise<ServerResponse> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const visit = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  visit.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  visit.destroy();
  await once(response, 'close');
  return response;
}

test('a page is not rendered for a visitor who has left while it waited: others would wait for it forever', async () => {
  const { collect } = observeResponse(await openLeftResponse(), () => undefined);
  let isRendered = false;
  expect(await collect(() => void (isRendered = true))).toBeUndefined();
  expect(isRendered).toBe(false);
});

test('a visitor who leaves while a page is rendered ends it', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const visit = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  visit.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const document = observeResponse(response, () => undefined).collect(() => void visit.destroy());
  expect(await document).toBeUndefined();
});
