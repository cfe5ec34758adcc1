import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the second part of a page waits, ms: a browser draws the first one meanwhile. */
const WAIT_MS = 500;

async function pass(url: string, second: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': type });
  const at = type.startsWith('text/html') ? body.indexOf(second) : -1;
  if (at > 0) {
    response.write(body.subarray(0, at));
    await pause(WAIT_MS);
  }
  response.end(body.subarray(Math.max(at, 0)));
}

/** Starts a slow connection to a site: its pages arrive in two parts, the second of which begins with a given text. */
export async function sendInParts(site: string, second: string) {
  const server = createServer((request, response) => {
    pass(`${site}${request.url}`, second, response).catch(() => response.destroy());
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
