import { waitHealthy } from './health.ts';
import { formatUnexpectedExit } from './processes.ts';
import type { Supervisor } from './processes.ts';

/** Thrown when a child ended unexpectedly. The message contains the last lines of its log. */
export class UnexpectedExitError extends Error {
  override name = 'UnexpectedExitError';
}

/** Rejects with UnexpectedExitError when the first child ends unexpectedly; never resolves. */
export async function throwOnUnexpectedExit(supervisor: Supervisor): Promise<never> {
  throw new UnexpectedExitError(formatUnexpectedExit(await supervisor.unexpectedExit));
}

/** Waits until all addresses answer 200. Throws UnhealthyError, StoppedError, or, when a child ends, UnexpectedExitError. */
export async function waitUntilUp(
  supervisor: Supervisor,
  addresses: Record<string, string>,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<void> {
  const settled = new AbortController();
  try {
    await Promise.race([
      waitHealthy(addresses, { timeoutMs, signal: AbortSignal.any([signal, settled.signal]) }),
      throwOnUnexpectedExit(supervisor),
    ]);
  } finally {
    settled.abort();
  }
}
