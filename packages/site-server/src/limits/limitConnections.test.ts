import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createConnectionLimits, MAX_CONNECTIONS_OF_VISITOR } from './limitConnections.ts';

/** Starts a server with limits. Returns a function that connects to it and resolves when it is connected or refused. */
async function serve(isVisitor: boolean, listener: RequestListener, maxIdleMs?: number) {
  const admit = createConnectionLimits(() => isVisitor, maxIdleMs);
  const server = createServer(listener);
  server.prependListener('connection', (socket) => void admit(server, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1' });
    sockets.push(socket.on('error', () => undefined));
    await once(socket, 'connect');
    return socket;
  };
}

async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [response] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return String(response).slice(0, 12);
}

test('a visitor has a limit of connections, and may open another one when one has ended', async () => {
  const open = await serve(true, (_, response) => response.end());
  const sockets = await Promise.all(Array.from({ length: MAX_CONNECTIONS_OF_VISITOR }, open));
  for (const socket of sockets) expect(await ask(socket)).toBe('HTTP/1.1 200');
  expect(await ask(await open())).not.toBe('HTTP/1.1 200');
  sockets[0]?.destroy();
  await expect.poll(async () => ask(await open())).toBe('HTTP/1.1 200');
});

test('a visitor with a whole network of IPv6 has one limit', () => {
  const admit = createConnectionLimits(() => true);
  const server = createServer();
  const connectFrom = (remoteAddress: string) =>
    admit(server, Object.assign(new EventEmitter(), { remoteAddress, destroy: () => undefined }) as never);
  for (let at = 0; at < MAX_CONNECTIONS_OF_VISITOR; at += 1)
    expect(connectFrom(`2001:db8:1:2::${at.toString(16)}`)).toBe(true);
  expect(connectFrom('2001:db8:1:2:ffff::1')).toBe(false);
  expect(connectFrom('2001:db8:1:3::1')).toBe(true);
});

test('connections of our own gateway are not counted by visitor', async () => {
  const open = await serve(false, (_, response) => response.end());
  for (let at = 0; at <= MAX_CONNECTIONS_OF_VISITOR; at += 1)
    expect(await ask(await open())).toBe('HTTP/1.1 200');
});

test('a client that does not read its answer is cut off', async () => {
  const ended = Promise.withResolvers<boolean>();
  const open = await serve(
    true,
    (_, response) => {
      response.on('close', () => ended.resolve(response.writableFinished));
      response.end(Buffer.alloc(64 * 1024 * 1024));
    },
    200,
  );
  const socket = await open();
  socket.pause().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await ended.promise).toBe(false);
});
