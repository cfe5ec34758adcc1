import { createServer, request, Server, type ClientRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getDemand } from '@vvoz/api/visitor/demand';
import { getRemainingMs } from '../backend/deadline.ts';
import { captureLog } from '../testing/capturedLog.ts';
import { startTestServer } from './testing/startTestServer.ts';

const { emit } = Server.prototype;

beforeEach(() => {
  startTestServer({ pageWaitMs: 60_000 });
  return () => {
    Server.prototype.emit = emit;
  };
});

interface Rendering {
  readonly url: string;
  readonly visitors: readonly string[];
  readonly remainingMs: number;
  readonly end: () => void;
}

/** Starts a site whose framework renders a page until the test ends it. `rendering` lists what it has been handed. */
async function startSite() {
  const rendering: Rendering[] = [];
  const server = createServer((incoming, response: ServerResponse) => {
    const { url = '' } = incoming;
    rendering.push({
      url,
      visitors: [...getDemand().listVisitors()],
      remainingMs: getRemainingMs(),
      end: () => response.writeHead(200, { 'content-type': 'text/html' }).end('a page'),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = (visitor: string | undefined, path: string, method = 'GET'): ClientRequest => {
    const headers = visitor === undefined ? {} : { 'x-forwarded-for': visitor };
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    sent.on('response', (response) => response.resume());
    sent.on('error', () => undefined);
    sent.end();
    return sent;
  };
  const listUrls = () => rendering.map(({ url }) => url);
  const expectUrls = (...urls: readonly string[]) =>
    vi.waitFor(() => expect(listUrls()).toEqual(urls), 20_000);
  return { rendering, send, expectUrls };
}

test('the lists of one visitor are rendered one after the other, and nobody else waits for them', async () => {
  const { rendering, send, expectUrls } = await startSite();
  send('203.0.113.1', '/japan?a=1');
  await expectUrls('/japan?a=1');
  for (const path of ['/japan?a=2', '/api/catalog/japan?a=3']) send('203.0.113.1', path);
  send('198.51.100.1', '/japan?b=1');
  await expectUrls('/japan?a=1', '/japan?b=1');
  // The visitor's own request, and a page without a filter.
  send('203.0.113.1', '/api/request/send', 'POST');
  await expectUrls('/japan?a=1', '/japan?b=1', '/api/request/send');
  send('203.0.113.1', '/japan');
  await expectUrls('/japan?a=1', '/japan?b=1', '/api/request/send', '/japan');
  rendering[0]?.end();
  await vi.waitFor(() => expect(rendering).toHaveLength(5));
});

test('of all visitors four lists are rendered at once; others are still taken', async () => {
  const { rendering, send } = await startSite();
  for (let visitor = 1; visitor <= 9; visitor += 1) send(`203.0.113.${visitor}`, `/japan?a=${visitor}`);
  await vi.waitFor(() => expect(rendering).toHaveLength(4));
  send('198.51.100.1', '/api/request/send', 'POST');
  await vi.waitFor(() => expect(rendering.at(-1)?.url).toBe('/api/request/send'));
  expect(rendering).toHaveLength(5);
  rendering[0]?.end();
  await vi.waitFor(() => expect(rendering).toHaveLength(6));
});

test('a list whose turn comes is rendered for its own visitor, and the wait counts', async () => {
  const { rendering, send, expectUrls } = await startSite();
  for (let visitor = 1; visitor <= 4; visitor += 1) send(`203.0.113.${visitor}`, `/japan?a=${visitor}`);
  await vi.waitFor(() => expect(rendering).toHaveLength(4));
  send('198.51.100.1', '/japan?b=1');
  await new Promise((resolve) => setTimeout(resolve, 100));
  rendering[0]?.end();
  await vi.waitFor(() => expect(rendering).toHaveLength(5));
  expect(rendering[4]).toMatchObject({ url: '/japan?b=1', visitors: ['198.51.100.1'] });
  expect(rendering[4]?.remainingMs).toBeLessThan(59_950);
  await expectUrls(...rendering.map(({ url }) => url));
});

test('a visitor who leaves gives up the turn, and nothing is logged', async () => {
  const log = captureLog();
  const { rendering, send, expectUrls } = await startSite();
  send('203.0.113.1', '/japan?a=1');
  await expectUrls('/japan?a=1');
  const waiting = send('203.0.113.1', '/japan?a=2');
  await new Promise((resolve) => setTimeout(resolve, 50));
  waiting.destroy();
  send('203.0.113.1', '/japan?a=3');
  await new Promise((resolve) => setTimeout(resolve, 50));
  rendering[0]?.end();
  await expectUrls('/japan?a=1', '/japan?a=3');
  expect(log).toEqual([]);
});

test('our own programs do not wait', async () => {
  const { rendering, send } = await startSite();
  for (let index = 0; index < 8; index += 1) send(undefined, `/japan?a=${index}`);
  await vi.waitFor(() => expect(rendering).toHaveLength(8));
});
