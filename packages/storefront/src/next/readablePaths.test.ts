import { createServer, request, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readEveryPath } from './readablePaths.ts';

test('replaces undecodable escapes before a server sees the path', async () => {
  const { emit } = Server.prototype;
  onTestFinished(() => {
    Server.prototype.emit = emit;
  });
  const server = createServer((incoming, answer) => answer.end(incoming.url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  readEveryPath();
  expect(server.emit('other')).toBe(false);
  expect(new Server((incoming) => incoming).emit('request', {})).toBe(true);
  const { port } = server.address() as AddressInfo;
  const seen = await new Promise<string>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/cars/%ZZ?a=%25' }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve);
    })
      .on('error', reject)
      .end();
  });
  expect(seen).toBe('/cars/%EF%BF%BDZZ?a=%25');
});
