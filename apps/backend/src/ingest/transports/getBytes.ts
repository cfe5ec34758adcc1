import { trimEndCharacters } from '@vvoz/catalogue/words/trimCharacters';
import { setTimeout } from 'node:timers/promises';
import { parseRetryAfter } from '../../lib/parseRetryAfter.ts';
import { fetchRaw } from './fetchRaw.ts';
import { fetchWithin, RedirectRefused } from './fetchWithin.ts';
import { BodyNotUnpacked, BodyTooLarge, readBody } from './readBody.ts';

/** Waits for `ms`. Rejects when the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

export interface GetOptions {
  /** Limit for one attempt, including the body. */
  readonly timeoutMs?: number;
  /** Attempts after the first one. */
  readonly retries?: number;
  /** Longest pause between two attempts, ms, even if the server asks for a longer one. */
  readonly maxPauseMs?: number;
  /** Limit of one answer, packed or unpacked. */
  readonly maxBytes?: number;
  /**
   * Ignores Content-Encoding and follows no redirects, not even those within the host. For servers with wrong headers,
   * and for addresses that contain a secret.
   */
  readonly raw?: boolean;
  /** True if an answer is final although its status would be retried. */
  readonly isFinal?: (answer: GetResponse) => boolean;
  readonly signal?: AbortSignal;
  /** Waits between two attempts. */
  readonly pause?: Pause;
}

export interface GetResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Number of attempts, including this one. */
  readonly attempts: number;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const FIRST_PAUSE_MS = 1000;
const DEFAULT_MAX_PAUSE_MS = 60_000;
const MAX_BYTES = 32 << 20;

/**
 * There was no answer, an incomplete one, none in time, or one that is too large, cannot be unpacked or redirects to
 * another host. Neither the message nor a `cause` contains the address, because the address may contain a secret.
 */
export class GetError extends Error {
  override readonly name = 'GetError';
  readonly kind: 'network' | 'timeout' | 'too large' | 'not unpacked' | 'redirected';
  readonly attempts: number;

  constructor(kind: GetError['kind'], message: string, attempts: number) {
    super(message);
    this.kind = kind;
    this.attempts = attempts;
  }
}

const sleep: Pause = (ms, signal) => setTimeout(ms, undefined, signal && { signal });

const isRetryable = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Returns the code of the system's error, or else its message. */
function getReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const { code, message } = (cause instanceof Error ? cause : error) as NodeJS.ErrnoException;
  return code ?? message;
}

/** Parses `http(s)://host/path` without a slash at its end. Throws a TypeError that does not repeat the address. */
export function parseBaseAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new TypeError('The address must be http(s)://host, without a name and a password.');
  return url.origin + trimEndCharacters(url.pathname, '/');
}

/**
 * Makes one attempt. Returns the answer, or the error if a retry may help. Throws the signal's reason, and a GetError
 * if a retry would not help.
 */
async function attemptGet(
  url: string,
  attempts: number,
  { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, raw = false, signal }: GetOptions,
): Promise<GetResponse | GetError> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const combined = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
    const response = await (raw ? fetchRaw(url, combined) : fetchWithin(url, combined));
    const bytes = await readBody(response, maxBytes);
    return { status: response.status, headers: response.headers, bytes, attempts };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RedirectRefused) throw new GetError('redirected', error.message, attempts);
    if (error instanceof BodyTooLarge) throw new GetError('too large', error.message, attempts);
    if (error instanceof BodyNotUnpacked) throw new GetError('not unpacked', error.message, attempts);
    if (timeout.aborted) return new GetError('timeout', `no answer in ${timeoutMs} ms`, attempts);
    return new GetError('network', getReason(error), attempts);
  }
}

/**
 * Fetches an address. All sources use it for HTTP. Retries after 408, 429, 5xx and failed or broken connections, after
 * 1 s, 2 s, 4 s … or the pause that the server asks for. Any status of the last attempt is an answer. Throws GetError,
 * or the signal's reason.
 */
export async function getBytes(url: string, options: GetOptions = {}): Promise<GetResponse> {
  const { retries = RETRIES, maxPauseMs = DEFAULT_MAX_PAUSE_MS, signal, pause = sleep } = options;
  const isFinal = (answer: GetResponse): boolean =>
    !isRetryable(answer.status) || (options.isFinal?.(answer) ?? false);
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const answer = await attemptGet(url, attempt, options);
    const isLast = attempt > retries;
    if (answer instanceof GetError) {
      if (isLast) throw answer;
    } else if (isLast || isFinal(answer)) return answer;
    const requestedPause =
      answer instanceof GetError ? undefined : parseRetryAfter(answer.headers.get('retry-after'));
    try {
      await pause(Math.min(requestedPause ?? FIRST_PAUSE_MS * 2 ** (attempt - 1), maxPauseMs), signal);
    } catch (stopped) {
      signal?.throwIfAborted();
      throw stopped;
    }
  }
}
