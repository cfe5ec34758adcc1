import autocannon from 'autocannon';
import type { IsolatedProcess } from '@vvoz/tools/backend/IsolatedProcess';
import { readCpuTime } from '@vvoz/tools/lib/processCpu';

const CONNECTIONS = 16;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip' };

export interface BurstOptions {
  /** Each request names another host. The site keeps pages by host name, so it must render a page for each request. */
  readonly isRendered?: boolean;
}

let hosts = 0;

/** What a burst of requests to one page cost. */
export interface Burst {
  /** CPU time of the process per request, ms. */
  readonly cpuMs: number;
  readonly requestsPerSecond: number;
}

/**
 * Sends `amount` requests over 16 connections, as a browser that accepts gzip. Waits for all answers, so that the CPU time
 * includes all work for the counted requests. Throws when an answer is not 2xx.
 */
export async function measureBurst(
  server: IsolatedProcess,
  path: string,
  amount: number,
  { isRendered = false }: BurstOptions = {},
): Promise<Burst> {
  const { pid, url } = server;
  if (pid === undefined) throw new Error(`${url} does not run`);
  const before = readCpuTime(pid);
  const begun = performance.now();
  let answeredAt = begun;
  const burst = autocannon({
    url: url + path,
    connections: CONNECTIONS,
    amount,
    headers: HEADERS,
    requests: [
      {
        method: 'GET',
        path,
        setupRequest: (request) =>
          isRendered ? { ...request, headers: { ...HEADERS, host: `bench-${++hosts}.localhost` } } : request,
      },
    ],
  });
  // Autocannon ends with its next step of a second, which is long compared with a burst.
  burst.on('response', () => (answeredAt = performance.now()));
  const { requests, non2xx, errors } = await burst;
  const seconds = (answeredAt - begun) / 1000;
  const after = readCpuTime(pid);
  if (non2xx + errors > 0)
    throw new Error(`${url}${path}: ${non2xx + errors} of ${amount} requests failed; see ${server.logFile}`);
  return { cpuMs: (after - before) / requests.total, requestsPerSecond: requests.total / seconds };
}
