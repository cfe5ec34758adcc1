import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a server on this machine; port 0 selects a free port. */
export async function listen(listener: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(listener);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
