import { setTimeout } from 'node:timers/promises';
import { parseRetryAfter } from '../../lib/parseRetryAfter.ts';
import { fetchRaw } from './fetchRaw.ts';
import { BodyNotUnpacked, BodyTooLarge, readBody } from './readBody.ts';

/** Waits; rejects when the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

export interface GetOptions {
  /** For one attempt with its body. */
  readonly timeoutMs?: number;
  /** Attempts after the first one. */
  readonly retries?: number;
  /** Longest wait between two attempts, ms, whatever the server asks for. */
  readonly longestPauseMs?: number;
  /** Of one answer, packed or unpacked. */
  readonly maxBytes?: number;
  /**
   * The body is taken as it came, whatever Content-Encoding says, and a redirection is the answer. For servers whose
   * headers are wrong, and addresses that hold a secret.
   */
  readonly raw?: boolean;
  /** Whether an answer would stay the same at another attempt, though its status may pass. */
  readonly isFinal?: (answer: GetAnswer) => boolean;
  readonly signal?: AbortSignal;
  /** Waits between two attempts. */
  readonly pause?: Pause;
}

export interface GetAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** How often was asked, this answer included. */
  readonly attempts: number;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const FIRST_PAUSE_MS = 1000;
const DEFAULT_MAX_PAUSE_MS = 60_000;
const MAX_BYTES = 32 << 20;

/**
 * No answer, half of one, none in time, one that is too large or cannot be unpacked. The message does not hold the
 * address, and there is no `cause`: what `fetch` throws may hold it.
 */
export class GetError extends Error {
  override readonly name = 'GetError';
  readonly kind: 'network' | 'timeout' | 'too large' | 'not unpacked';
  readonly attempts: number;

  constructor(kind: GetError['kind'], message: string, attempts: number) {
    super(message);
    this.kind = kind;
    this.attempts = attempts;
  }
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
 * One attempt: an answer, or why there is none. Throws the signal's reason, and a GetError for a body that would be the
 * same at another attempt.
 */
async function attemptGet(
  url: string,
  attempts: number,
  { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, raw = false, signal }: GetOptions,
): Promise<GetAnswer | GetError> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const either = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
    const response = await (raw ? fetchRaw(url, either) : fetch(url, either));
    const bytes = await readBody(response, maxBytes);
    return { status: response.status, headers: response.headers, bytes, attempts };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof BodyTooLarge) throw new GetError('too large', error.message, attempts);
    if (error instanceof BodyNotUnpacked) throw new GetError('not unpacked', error.message, attempts);
    if (timeout.aborted) return new GetError('timeout', `no answer in ${timeoutMs} ms`, attempts);
    return new GetError('network', reasonOf(error), attempts);
  }
}

/**
 * Asks for an address: the one way in which sources read over HTTP. 408, 429, 5xx, and a connection that fails or breaks
 * in the body are tried again after 1 s, 2 s, 4 s … or what the server asks for; any status of the last attempt is an
 * answer. Throws GetError, or the signal's reason.
 */
export async function getBytes(url: string, options: GetOptions = {}): Promise<GetAnswer> {
  const { retries = RETRIES, longestPauseMs = DEFAULT_MAX_PAUSE_MS, signal, pause = sleep } = options;
  const isFinal = (answer: GetAnswer): boolean =>
    !isPassing(answer.status) || (options.isFinal?.(answer) ?? false);
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const answer = await attemptGet(url, attempt, options);
    const isLast = attempt > retries;
    if (answer instanceof GetError) {
      if (isLast) throw answer;
    } else if (isLast || isFinal(answer)) return answer;
    const asked = answer instanceof GetError ? undefined : parseRetryAfter(answer.headers.get('retry-after'));
    try {
      await pause(Math.min(asked ?? FIRST_PAUSE_MS * 2 ** (attempt - 1), longestPauseMs), signal);
    } catch (stopped) {
      signal?.throwIfAborted();
      throw stopped;
    }
  }
}
