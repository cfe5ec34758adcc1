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
  /** Cuts all connections to the backend until `up` is called. */
  readonly down: () => void;
  readonly up: () => void;
  readonly stop: () => Promise<void>;
}

/** Changes the body of an answer of the backend; returns undefined to leave it as it is. */
export type ChangeAnswer = (path: string, body: string) => string | undefined;

/** A proxy to the backend that can be cut, and that can change its answers. */
async function createCuttableProxy(change?: ChangeAnswer) {
  let cut = false;
  const proxy = createServer((from, to) => {
    if (cut) return void from.socket.destroy();
    const { hostname, port } = new URL(addresses.api);
    const forwarded = sendRequest(
      // Answers that may be changed are requested without compression.
      {
        hostname,
        port,
        path: from.url,
        method: from.method,
        headers: { ...from.headers, ...(change ? { 'accept-encoding': 'identity' } : {}) },
      },
      (answer) => {
        const { 'content-length': _length, ...headers } = answer.headers;
        to.writeHead(answer.statusCode ?? 502, change ? headers : answer.headers);
        if (!change) return void answer.pipe(to);
        text(answer).then(
          (body) => to.end(change(from.url ?? '', body) ?? body),
          () => to.destroy(),
        );
      },
    );
    forwarded.on('error', () => from.socket.destroy());
    from.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    set: (next: boolean) => {
      cut = next;
      if (next) proxy.closeAllConnections();
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/**
 * A second server of the built main site, whose connection to the backend can be cut, and its answers changed.
 * @param variables added to its environment
 */
export async function startOwnSite(
  change?: ChangeAnswer,
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const proxy = await createCuttableProxy(change);
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
    down: () => proxy.set(true),
    up: () => proxy.set(false),
    stop: async () => {
      site.kill();
      await exited;
      proxy.close();
    },
  };
}
