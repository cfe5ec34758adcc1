import { createServer, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitRequestTime } from '../limits/limitRequestTime.ts';
import { startTestServer } from './testing/startTestServer.ts';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const SLOW = [
  ['headers', 'POST /api/request/send HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['a body', 'POST /api/request/send HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n'],
] as const;

test('requests whose headers or body arrive byte by byte end at the limit', async () => {
  const server = createServer((request, response) => void request.resume().on('end', () => response.end()));
  const port = await listen(server);
  limitRequestTime(server, 200);
  const responses = SLOW.map(async ([, begin]) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    // A byte that arrives after the end is answered with a reset.
    socket.on('error', () => undefined).write(begin);
    const writing = setInterval(() => socket.write('x'), 20);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(writing);
    return answer;
  });
  for (const answer of await Promise.all(responses)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('every server of a site gives a request ten seconds to arrive, and checks that once a second', async () => {
  const { emit } = Server.prototype;
  onTestFinished(() => {
    Server.prototype.emit = emit;
  });
  startTestServer();
  const server = createServer((_, response) => void response.end());
  const port = await listen(server);
  await fetch(`http://127.0.0.1:${port}/`);
  expect(server).toMatchObject({
    requestTimeout: 10_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1000,
  });
});
