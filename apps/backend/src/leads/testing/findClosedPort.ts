import { createServer, type AddressInfo } from 'node:net';

/** Finds a local port on which nobody listens. */
export const findClosedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
