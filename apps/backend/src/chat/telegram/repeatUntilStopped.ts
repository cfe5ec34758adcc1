import { setTimeout as sleep } from 'node:timers/promises';

export interface Repetition {
  /** Ends the repetition. */
  readonly stopped: AbortSignal;
  /** Called with the error of a failed run. Returns how long to wait before the next one, ms. */
  readonly onFailure: (error: unknown) => number;
  /** Resolves after `ms` milliseconds, or when the repetition ends. Set in tests only. */
  readonly pause?: (ms: number, stopped: AbortSignal) => Promise<unknown>;
}

/** Waits without keeping the process alive. `sleep` rejects only when the repetition ends. */
const pauseUntilStopped = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Runs a piece of work again and again, one run after the other.
 * @param work resolves with the pause before the next run, ms
 */
export async function repeatUntilStopped(
  work: () => Promise<number>,
  { stopped, onFailure, pause = pauseUntilStopped }: Repetition,
): Promise<void> {
  while (!stopped.aborted) {
    let ms: number;
    try {
      ms = await work();
    } catch (error) {
      // Stopping interrupts the calls of a run, so that it fails.
      if (stopped.aborted) return;
      ms = onFailure(error);
    }
    await pause(ms, stopped);
  }
}
