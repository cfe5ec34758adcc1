import { waitHealthy } from './health.ts';
import { formatDeath } from './processes.ts';
import type { Supervisor } from './processes.ts';

/** A child ended unexpectedly; the message holds the last lines of its log. */
export class DeathError extends Error {
  override name = 'DeathError';
}

/** Rejects with DeathError at the first death of a child; never resolves. */
export async function throwAtDeath(supervisor: Supervisor): Promise<never> {
  throw new DeathError(formatDeath(await supervisor.death));
}

/** Waits until all addresses answer 200. Throws UnhealthyError, StoppedError, or DeathError as soon as a child ends. */
export async function waitUntilUp(
  supervisor: Supervisor,
  addresses: Record<string, string>,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<void> {
  const settled = new AbortController();
  try {
    await Promise.race([
      waitHealthy(addresses, { timeoutMs, signal: AbortSignal.any([signal, settled.signal]) }),
      throwAtDeath(supervisor),
    ]);
  } finally {
    settled.abort();
  }
}
