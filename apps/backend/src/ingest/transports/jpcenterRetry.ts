import { setTimeout } from 'node:timers/promises';
import { JpcenterError } from './jpcenterError.ts';

/** Waits; rejects when the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

const sleep: Pause = (ms, signal) => setTimeout(ms, undefined, signal && { signal });

const pauseMs = (attempt: number, error: JpcenterError): number =>
  Math.min(error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);

export interface RetryOptions {
  /** Attempts after the first one. */
  readonly retries: number;
  readonly signal?: AbortSignal | undefined;
  readonly pause?: Pause | undefined;
}

/**
 * Does the work again when it threw a passing JpcenterError: after 1 s, 2 s, 4 s … or what the server asked for, a
 * minute at most. Throws the last error, or the signal's reason.
 * @param work is told the number of the attempt, from 1
 */
export async function retrying<T>(
  work: (attempt: number) => Promise<T>,
  { retries, signal, pause = sleep }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await work(attempt);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof JpcenterError) || !error.passing || attempt > retries) throw error;
      try {
        await pause(pauseMs(attempt, error), signal);
      } catch (stopped) {
        signal?.throwIfAborted();
        throw stopped;
      }
    }
  }
}

/** The header Retry-After, seconds or a date, in ms from now; undefined for anything else. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
