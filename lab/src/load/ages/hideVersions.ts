import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a proxy that hides the versions of a backend, so that caches drop an answer only when it is too old. */
export async function hideVersions(
  backend: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const { hostname, port } = new URL(backend);
  const server = createServer((from, to) => {
    if (from.url === '/versions') return void to.writeHead(404).end();
    const { url: path, method, headers } = from;
    const forwarded = sendRequest({ hostname, port, path, method, headers }, (response) => {
      to.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(to);
    });
    forwarded.on('error', () => from.socket.destroy());
    from.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
