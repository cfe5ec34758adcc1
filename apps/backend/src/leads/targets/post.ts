import { parseJson } from '../../lib/parseJson.ts';
import { parseRetryAfter } from '../../lib/parseRetryAfter.ts';
import { getFaultCode } from '../../lib/faultCode.ts';
import { DeliveryError } from './Target.ts';

/** How long a target may take to answer, ms. */
const RESPONSE_MS = 10_000;
/** How much of an answer is read, bytes. */
const MAX_BYTES = 65_536;
/** How much of an answer with a list of leads is read, bytes. */
export const MAX_LIST_BYTES = 4_194_304;

/** Refusals that may be temporary: the target is busy, or the operator can correct the address or key. */
const TEMPORARY_STATUSES = new Set([401, 403, 404, 408, 409, 421, 423, 425, 429]);

export interface PostOptions {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly responseMs?: number;
  /** GET: without the body. */
  readonly method?: 'GET' | 'POST';
  readonly maxBytes?: number;
}

export interface PostResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > maxBytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Sends JSON. Does not follow redirects, so that a visitor's data goes only to the configured address.
 * Throws DeliveryError.
 */
export async function post(
  url: string,
  body: string,
  { signal, headers = {}, responseMs = RESPONSE_MS, method = 'POST', maxBytes = MAX_BYTES }: PostOptions,
): Promise<PostResponse> {
  const limit = AbortSignal.timeout(responseMs);
  try {
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'vvoz', ...headers },
      ...(method === 'GET' ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit]),
    });
    return { status: response.status, headers: response.headers, text: await readText(response, maxBytes) };
  } catch (error) {
    if (limit.aborted || signal.aborted) throw new DeliveryError('no answer in time', {}, error);
    throw new DeliveryError(`connection failed: ${getFaultCode(error)}`, {}, error);
  }
}

/** The error for an unsuccessful status: permanent, or with the pause that the target asked for. */
export function createStatusError(
  { status, headers }: Omit<PostResponse, 'text'>,
  detail = '',
): DeliveryError {
  return new DeliveryError(`HTTP ${status}`, {
    permanent: status >= 300 && status < 500 && !TEMPORARY_STATUSES.has(status),
    retryAfterMs: parseRetryAfter(headers.get('retry-after')),
    detail,
  });
}

/**
 * Parses an answer that must be a JSON object. Throws a DeliveryError that is not permanent: a proxy may have answered.
 */
export function parseObject({ status, text }: PostResponse): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new DeliveryError(`HTTP ${status} without JSON`);
}
