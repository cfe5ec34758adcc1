import { spawn } from 'node:child_process';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { addresses } from './addresses.ts';

const SERVER = path.resolve(
  import.meta.dirname,
  '../../../../apps/main/.next/standalone/apps/main/server.js',
);

export interface OwnSite {
  readonly url: string;
  /** Cuts all connections to the backend until `restoreBackend` is called. */
  readonly cutBackend: () => void;
  readonly restoreBackend: () => void;
  readonly stop: () => Promise<void>;
}

/** As the backend: a site must not use a connection again just when it is closed. */
const KEEP_ALIVE_MS = 65_000;

/** Returns the body to send in place of the backend's; undefined leaves it as it is. */
export type ChangeResponse = (path: string, body: string) => string | undefined;

/** Starts a proxy to the backend that can cut connections and change answers. */
async function startCuttableProxy(change?: ChangeResponse) {
  let isCut = false;
  const proxy = createServer((request, response) => {
    if (isCut) return void request.socket.destroy();
    const { hostname, port } = new URL(addresses.api);
    const forwarded = sendRequest(
      {
        hostname,
        port,
        path: request.url,
        method: request.method,
        // Only an answer without compression can be changed.
        headers: { ...request.headers, ...(change ? { 'accept-encoding': 'identity' } : {}) },
      },
      (answer) => {
        const { 'content-length': _length, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, change ? headers : answer.headers);
        if (!change) return void answer.pipe(response);
        text(answer).then(
          (body) => response.end(change(request.url ?? '', body) ?? body),
          () => response.destroy(),
        );
      },
    );
    forwarded.on('error', () => request.socket.destroy());
    request.pipe(forwarded);
  });
  proxy.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setCut: (next: boolean) => {
      isCut = next;
      if (next) proxy.closeAllConnections();
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/**
 * Starts a second server of the built main site. A test can cut its connection to the backend and change the backend's
 * answers.
 * @param variables added to its environment
 */
export async function startOwnSite(
  change?: ChangeResponse,
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const proxy = await startCuttableProxy(change);
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const site = spawn(process.execPath, [SERVER], {
    cwd: path.dirname(SERVER),
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      HOSTNAME: '127.0.0.1',
      API_URL: proxy.url,
      // Browsers, sites and backend share the test machine's cores.
      VVOZ_PAGE_WAIT_MS: '10000',
      ...variables,
    },
  });
  const exited = new Promise((resolve) => {
    site.once('exit', resolve);
  });
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${url}/no/such/page`).catch(() => undefined)) break;
    await sleep(200);
  }
  return {
    url,
    cutBackend: () => proxy.setCut(true),
    restoreBackend: () => proxy.setCut(false),
    stop: async () => {
      site.kill();
      await exited;
      proxy.close();
    },
  };
}
