import { request as sendRequest } from 'node:http';
import { listen, type LocalServer } from '@vvoz/supplier/servers/listen';

/** Starts a proxy that hides the versions of a backend, so that caches drop an answer only when it is too old. */
export function hideVersions(backend: string): Promise<LocalServer> {
  const { hostname, port } = new URL(backend);
  return listen((from, to) => {
    if (from.url === '/versions') return void to.writeHead(404).end();
    const { url: path, method, headers } = from;
    const forwarded = sendRequest({ hostname, port, path, method, headers }, (response) => {
      to.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(to);
    });
    forwarded.on('error', () => from.socket.destroy());
    from.pipe(forwarded);
  });
}
