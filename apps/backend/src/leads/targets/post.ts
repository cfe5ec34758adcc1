import { parseRetryAfter } from '../../lib/parseRetryAfter.ts';
import { DeliveryError, getFaultCode } from './Target.ts';

/** How long a place may take to answer, ms. */
const ANSWER_MS = 10_000;
/** Of an answer more is not read, bytes. */
const MAX_BYTES = 65_536;

/** Refusals that can pass: the place is busy, or the operator puts a wrong address or key right. */
const PASSING = new Set([401, 403, 404, 408, 409, 421, 423, 425, 429]);

export interface PostOptions {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answerMs?: number;
}

export interface PostAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > MAX_BYTES) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Sends JSON. Redirections are not followed: a visitor's data goes where the operator said. Throws DeliveryError. */
export async function post(
  url: string,
  body: string,
  { signal, headers = {}, answerMs = ANSWER_MS }: PostOptions,
): Promise<PostAnswer> {
  const limit = AbortSignal.timeout(answerMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'vvoz', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit]),
    });
    return { status: response.status, headers: response.headers, text: await readText(response) };
  } catch (error) {
    if (limit.aborted || signal.aborted) throw new DeliveryError('no answer in time', {}, error);
    throw new DeliveryError(`not reached: ${getFaultCode(error)}`, {}, error);
  }
}

/** Why a status that is no success ends or delays a delivery. */
export function createStatusError({ status, headers }: Omit<PostAnswer, 'text'>, detail = ''): DeliveryError {
  return new DeliveryError(`HTTP ${status}`, {
    permanent: status >= 300 && status < 500 && !PASSING.has(status),
    retryAfterMs: parseRetryAfter(headers.get('retry-after')),
    detail,
  });
}

/** An answer that is to be a JSON object. Throws DeliveryError: what is none is a fault in between, which may pass. */
export function parseObject({ status, text }: PostAnswer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new DeliveryError(`HTTP ${status} without JSON`);
}
