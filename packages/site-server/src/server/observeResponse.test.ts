import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { observeResponse } from './observeResponse.ts';

/** Visits a server that does not answer. Returns its response, and lets the visitor leave. */
async function visit(): Promise<{ readonly response: ServerResponse; readonly leave: () => void }> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const visitor = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  visitor.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { response, leave: () => void visitor.destroy() };
}

test('a page is not rendered for a visitor who has left while it waited: others would wait for it forever', async () => {
  const { response, leave } = await visit();
  leave();
  await once(response, 'close');
  const { collect } = observeResponse(response, () => undefined);
  let isRendered = false;
  expect(await collect(() => void (isRendered = true))).toBeUndefined();
  expect(isRendered).toBe(false);
});

test('a visitor who leaves while a page is rendered ends it', async () => {
  const { response, leave } = await visit();
  expect(await observeResponse(response, () => undefined).collect(leave)).toBeUndefined();
});
