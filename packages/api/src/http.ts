import ky, { HTTPError, TimeoutError, type Options } from 'ky';
import type { z } from 'zod';
import { ApiError } from './errors.ts';
import { errorSchema } from './wire/envelope.ts';

const TIMEOUT_MS = 8000;

export interface ClientOptions {
  /** Base URL of the backend: `http://127.0.0.1:4000`. */
  readonly baseUrl: string;
  /** Replaces the global fetch, for tests and for frameworks with their own. */
  readonly fetch?: Options['fetch'];
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export type Pairs = readonly (readonly [string, string])[];

/**
 * Sends a GET request and validates the answer. Throws ApiError; a cancelled request throws the platform's AbortError.
 */
export type Get = <T>(schema: z.ZodType<T>, path: string, pairs: Pairs, options?: CallOptions) => Promise<T>;

function toApiError(error: unknown, url: string): unknown {
  if (error instanceof HTTPError) {
    const body = errorSchema.safeParse(error.data ?? {});
    const details = body.success ? body.data.error : {};
    return new ApiError({ kind: 'http', url, status: error.response.status, ...details }, { cause: error });
  }
  if (error instanceof TimeoutError)
    return new ApiError({ kind: 'timeout', url, afterMs: TIMEOUT_MS }, { cause: error });
  if (error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new ApiError({ kind: 'network', url, detail }, { cause: error });
}

function validate<T>(schema: z.ZodType<T>, value: unknown, url: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || '(whole answer)';
  throw new ApiError({ kind: 'contract', url, field, detail: issue?.message ?? 'unreadable' });
}

/** Sends a query as the JSON body of a POST request that changes nothing on the server. Throws what Get throws. */
export type PostQuery = <T>(
  schema: z.ZodType<T>,
  path: string,
  body: unknown,
  options?: CallOptions,
) => Promise<T>;

/** Retries network faults and 502–504 twice. */
const createHttp = ({ baseUrl, fetch }: ClientOptions) =>
  ky.create({
    baseUrl: `${baseUrl.replace(/\/$/, '')}/`,
    timeout: TIMEOUT_MS,
    retry: { limit: 2, methods: ['get', 'post'], statusCodes: [502, 503, 504], backoffLimit: 400 },
    ...(fetch ? { fetch } : {}),
  });

/** Creates the read function that all clients share. */
export function createGet(options: ClientOptions): Get {
  const http = createHttp(options);
  return async (schema, path, pairs, { signal = null } = {}) => {
    const search = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
    const url = search.size > 0 ? `${path}?${search}` : path;
    try {
      return validate(schema, await http.get(path, { searchParams: search, signal }).json(), url);
    } catch (error) {
      throw toApiError(error, url);
    }
  };
}

/** For queries that are too long for an address. Never use it for writes, because it retries after a failure. */
export function createPostQuery(options: ClientOptions): PostQuery {
  const http = createHttp(options);
  return async (schema, path, body, { signal = null } = {}) => {
    try {
      return validate(schema, await http.post(path, { json: body, signal }).json(), path);
    } catch (error) {
      throw toApiError(error, path);
    }
  };
}
