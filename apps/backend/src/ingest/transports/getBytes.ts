import { setTimeout } from 'node:timers/promises';
import { BodyTooLarge, readBody } from './jpcenterBody.ts';
import { retryAfterMs, type Pause } from './jpcenterRetry.ts';

export interface GetOptions {
  /** For one attempt with its body. */
  readonly timeoutMs?: number;
  /** Attempts after the first one. */
  readonly retries?: number;
  /** Longest wait between two attempts, ms, whatever the server asks for. */
  readonly longestPauseMs?: number;
  /** Of one answer, packed or unpacked. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  /** Waits between two attempts. */
  readonly pause?: Pause;
}

export interface GetAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const MAX_BYTES = 32 << 20;

/** No answer, half of one, none in time, or one that is too large; the message does not hold the address. */
export class GetError extends Error {
  override readonly name = 'GetError';
}

const sleep: Pause = (ms, signal) => setTimeout(ms, undefined, signal && { signal });

const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** What broke, in a word: the code of the system's error where there is one. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const { code, message } = (cause instanceof Error ? cause : error) as NodeJS.ErrnoException;
  return code ?? message;
}

/** `http(s)://host/path` as an address to append to. Throws a TypeError, which does not repeat it. */
export function baseAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new TypeError('The address must be http(s)://host, without a name and a password.');
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/**
 * Asks for an address. 408, 429, 5xx, and a connection that fails or breaks in the body are tried again after 1 s, 2 s,
 * 4 s … or what the server asks for; any status of the last attempt is an answer. Throws GetError, or the signal's reason.
 */
export async function getBytes(url: string, options: GetOptions = {}): Promise<GetAnswer> {
  const { timeoutMs = TIMEOUT_MS, retries = RETRIES, longestPauseMs = LONGEST_PAUSE_MS } = options;
  const { maxBytes = MAX_BYTES, signal, pause = sleep } = options;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    let asked: number | undefined;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
      const bytes = await readBody(response, maxBytes);
      if (!isPassing(response.status) || attempt > retries)
        return { status: response.status, headers: response.headers, bytes };
      asked = retryAfterMs(response.headers.get('retry-after'));
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof BodyTooLarge) throw new GetError(error.message);
      if (attempt > retries)
        throw new GetError(timeout.aborted ? `no answer in ${timeoutMs} ms` : reasonOf(error));
    }
    try {
      await pause(Math.min(asked ?? FIRST_PAUSE_MS * 2 ** (attempt - 1), longestPauseMs), signal);
    } catch (stopped) {
      signal?.throwIfAborted();
      throw stopped;
    }
  }
}
