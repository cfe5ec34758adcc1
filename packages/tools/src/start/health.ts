import { StoppedError } from '../lib/stopped.ts';

/** Thrown when an address did not answer 200 in time. The message names the process, the address and the last answer. */
export class UnhealthyError extends Error {
  override name = 'UnhealthyError';
}

/** Returns the status, or the error's code when there is no answer. */
async function fetchStatus(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  }
}

/**
 * Polls every address until each has answered 200.
 * Throws UnhealthyError after `timeoutMs` milliseconds, StoppedError when `signal` aborts.
 */
export async function waitHealthy(
  addresses: Record<string, string>,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  await Promise.all(
    Object.entries(addresses).map(async ([name, url]) => {
      for (;;) {
        const status = await fetchStatus(url);
        if (status === '200') return;
        if (signal?.aborted) throw new StoppedError('stopped');
        if (performance.now() > deadline) {
          throw new UnhealthyError(
            `${name} is not healthy after ${Math.round(timeoutMs / 1000)} s: ${url} answers ${status}.`,
          );
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }),
  );
}
