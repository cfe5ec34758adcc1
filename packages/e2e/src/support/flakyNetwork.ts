import { createHash } from 'node:crypto';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Creates a generator of numbers from 0 to 1. The same seed gives the same numbers (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Counts of posted requests, by their fate in the network. */
export interface NetworkCounts {
  /** Not passed on. */
  refused: number;
  /** Passed on, but the page never got the answer. */
  lost: number;
  answered: number;
  /** Posts of the service worker, with any fate. */
  byWorker: number;
}

/** Creates a visitor's IP address: the same key gives the same address. */
const createAddress = (key: string): string =>
  `10.${[...createHash('sha1').update(key).digest().subarray(0, 3)].join('.')}`;

/**
 * Starts a proxy that acts as an unreliable network between browsers and a site. Tests can cut it; it refuses some of the
 * posted requests and loses the answers to others. Each lead (with its
 * retries) and each other request has its own IP address, so that no limit is reached.
 * @param faultRate share of the posts that are refused, and of those whose answer is lost
 */
export async function startFlakyNetwork(site: string, random: () => number, faultRate: number) {
  const counts: NetworkCounts = { refused: 0, lost: 0, answered: 0, byWorker: 0 };
  let isCut = false;
  let isFlaky = true;
  let visitors = 0;
  const { hostname, port } = new URL(site);
  const server = createServer((request, response) => {
    const isPost = request.method === 'POST' && request.url === '/api/request/send';
    const fate = isPost && isFlaky ? random() : 1;
    if (isPost && request.headers.referer?.endsWith('/sw.js')) counts.byWorker += 1;
    if (isCut || fate < faultRate) {
      if (isPost) counts.refused += 1;
      return void request.socket.destroy();
    }
    const key = request.headers['idempotency-key'];
    const visitor = createAddress(typeof key === 'string' ? key : `visitor ${(visitors += 1)}`);
    const headers = { ...request.headers, 'x-forwarded-for': visitor };
    const forwarded = sendRequest(
      { hostname, port, path: request.url, method: request.method, headers },
      (answer) => {
        if (isPost && fate < 2 * faultRate) {
          counts.lost += 1;
          answer.resume();
          return void request.socket.destroy();
        }
        if (isPost) counts.answered += 1;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => request.socket.destroy());
    request.on('error', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    /** Passes everything on from now on. */
    calmDown: () => {
      isCut = false;
      isFlaky = false;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
