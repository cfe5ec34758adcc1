import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePorts, checkPorts, checkPort } from './ports.ts';
import { SERVICES } from './settings.ts';

function occupy(host: string): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no address');
      resolve({ port: address.port, release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

test.each(['0.0.0.0', '127.0.0.1', '::'])(
  'a port in use on %s is reported, and is free again afterwards',
  async (host) => {
    const { port, release } = await occupy(host);
    expect(await checkPort(port)).toBe('EADDRINUSE');
    await release();
    expect(await checkPort(port)).toBeUndefined();
  },
);

test('the message names port, service and variable', async () => {
  const ports = await findFreePorts();
  expect(await checkPorts(ports)).toEqual([]);
  const { port, release } = await occupy('127.0.0.1');
  const messages = await checkPorts({ ...ports, spec: port });
  await release();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(new RegExp(`Port ${port} \\(spec\\) is taken.*VVOZ_SPEC_PORT`));
});

test('finds a different free port for each process', async () => {
  expect(new Set(Object.values(await findFreePorts())).size).toBe(SERVICES.length);
});
