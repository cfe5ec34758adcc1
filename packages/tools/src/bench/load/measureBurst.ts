import autocannon from 'autocannon';
import type { IsolatedProcess } from '../../backend/IsolatedProcess.ts';
import { readCpuTime } from '../../lib/processCpu.ts';

const CONNECTIONS = 16;

/** What a burst of requests to one page cost. */
export interface Burst {
  /** CPU time of the process, ms a request. */
  readonly cpuMs: number;
  readonly requestsPerSecond: number;
}

/**
 * Sends `amount` requests over 16 connections, as a browser that takes gzip, and waits for all answers, so that no request
 * is counted whose work came later. Throws when an answer is not 2xx.
 */
export async function measureBurst(server: IsolatedProcess, path: string, amount: number): Promise<Burst> {
  const { pid, url } = server;
  if (pid === undefined) throw new Error(`${url} does not run`);
  const before = readCpuTime(pid);
  const begun = performance.now();
  const { requests, non2xx, errors } = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    amount,
    headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
  });
  // Autocannon gives the duration in whole steps, which are long for a burst.
  const seconds = (performance.now() - begun) / 1000;
  const after = readCpuTime(pid);
  if (non2xx + errors > 0)
    throw new Error(`${url}${path}: ${non2xx + errors} of ${amount} requests failed; see ${server.logFile}`);
  return { cpuMs: (after - before) / requests.total, requestsPerSecond: requests.total / seconds };
}
