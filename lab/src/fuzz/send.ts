import { Agent, request } from 'node:http';

/** The outcome of one request. */
export interface Answer {
  /** `200`, or the error's code (`ECONNRESET`, `TIMEOUT`). */
  status: string;
  ms: number;
}

/** Longest time that an answer may take, ms. Even beside a build, a request that takes longer hangs. */
export const MAX_RESPONSE_MS = 60_000;

/** True for a failure: a 5xx, a broken connection, or a wait of more than MAX_ANSWER_MS. */
export function isFailure({ status, ms }: Answer): boolean {
  return ms > MAX_RESPONSE_MS || !/^[1-4]\d\d$/.test(status);
}

/**
 * Creates a function that sends a request without changing its address: `fetch` would repair or refuse the addresses
 * that a fuzzer needs. Non-ASCII characters are sent as UTF-8 bytes, as careless clients send them.
 */
export function createSender(base: string, concurrency: number): (target: string) => Promise<Answer> {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const attempt = (target: string) =>
    new Promise<Answer & { reused: boolean }>((resolve) => {
      const begun = performance.now();
      const path = Buffer.from(target, 'utf8').toString('latin1');
      const call = request({ hostname, port, path, agent, timeout: MAX_RESPONSE_MS });
      const end = (status: string) =>
        resolve({ status, ms: performance.now() - begun, reused: call.reusedSocket });
      call.on('response', (response) => {
        response.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
        response.on('end', () => end(String(response.statusCode)));
        response.resume();
      });
      call.on('timeout', () => {
        end('TIMEOUT');
        call.destroy();
      });
      call.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
      call.end();
    });
  return async (target) => {
    const first = await attempt(target);
    // The server may close a kept-alive connection at the moment of sending. Then the request has had no answer yet.
    return first.reused && first.status === 'ECONNRESET' ? attempt(target) : first;
  };
}
