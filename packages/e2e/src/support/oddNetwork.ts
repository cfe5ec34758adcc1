import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the second part of a page waits, ms: a browser draws the first one meanwhile. */
const WAIT_MS = 500;

/** A whole response of a site. */
interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a network does with a response of a site. */
export type Treatment = (original: SiteResponse, response: ServerResponse) => void | Promise<void>;

const isPage = ({ headers }: SiteResponse): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

export const passOn: Treatment = ({ status, headers, body }, response) => {
  response.writeHead(status, headers).end(body);
};

/** Pages arrive in two parts; the second begins with a given text. */
export const sendInParts =
  (second: string): Treatment =>
  async (original, response) => {
    const at = isPage(original) ? original.body.indexOf(second) : -1;
    if (at < 0) return passOn(original, response);
    response.writeHead(original.status, original.headers).write(original.body.subarray(0, at));
    await pause(WAIT_MS);
    response.end(original.body.subarray(at));
  };

/** The connection ends in the middle of a page. */
export const cutPages: Treatment = async (original, response) => {
  if (!isPage(original)) return passOn(original, response);
  response.writeHead(original.status, { ...original.headers, 'content-length': original.body.length });
  response.write(original.body.subarray(0, original.body.length / 2));
  await pause(WAIT_MS);
  response.destroy();
};

/** A page of somebody else comes in the place of everything, as from a Wi-Fi network or a service before the site. */
export const sendForeignPage: Treatment = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Подтвердите, что вы не робот</h1>');
};

/** Starts a network between a browser and a site, which passes everything on until a test lets it do something else. */
export async function startOddNetwork(site: string, first: Treatment = passOn) {
  let treat = first;
  const load = async (path: string): Promise<SiteResponse> => {
    const original = await fetch(site + path, { redirect: 'manual' });
    const {
      'content-encoding': _coding,
      'content-length': _length,
      ...headers
    } = Object.fromEntries(original.headers);
    return { status: original.status, headers, body: Buffer.from(await original.arrayBuffer()) };
  };
  const server = createServer((request, response) => {
    load(request.url ?? '/')
      .then((original) => treat(original, response))
      // The test has stopped the site or the network.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (next: Treatment) => {
      treat = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
