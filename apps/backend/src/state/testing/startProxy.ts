import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Proxy {
  /** The address of the database behind the proxy. */
  readonly url: string;
  /** Cuts the connection that sends the nth message from now on, before the server gets it. */
  readonly cutAt: (message: number) => void;
  /** True when a connection was cut since the last `cutAt`. */
  readonly hasCut: () => boolean;
  /** Passes nothing on any more, and closes nothing, like a stopped server. */
  readonly freeze: () => void;
}

/** Starts a proxy in front of the PostgreSQL of a URL, which can cut and freeze its connections. */
export async function startProxy(url: string): Promise<Proxy> {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const sockets = new Set<Socket>();
  let messages = 0;
  let cut = Infinity;
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = folder
      ? connect(`${folder}/.s.PGSQL.${port || searchParams.get('port') || 5432}`)
      : connect(Number(port || 5432), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes: Buffer) => {
      if (isFrozen) return;
      messages += 1;
      if (messages === cut) {
        client.resetAndDestroy();
        upstream.destroy();
      } else upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => isFrozen || client.write(bytes));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const proxied = new URL(url);
  proxied.searchParams.delete('host');
  proxied.searchParams.delete('port');
  proxied.hostname = '127.0.0.1';
  proxied.port = String((server.address() as AddressInfo).port);
  return {
    url: proxied.href,
    cutAt: (message) => {
      messages = 0;
      cut = message;
    },
    hasCut: () => messages >= cut,
    freeze: () => {
      isFrozen = true;
    },
  };
}
