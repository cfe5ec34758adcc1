import ky, { HTTPError, TimeoutError, type Options } from 'ky';
import type { z } from 'zod';
import { ApiError } from './errors.ts';
import { errorSchema } from './wire/envelope.ts';

const TIMEOUT_MS = 8000;

export interface ClientOptions {
  /** Where the backend answers, `http://127.0.0.1:4000`. */
  readonly baseUrl: string;
  /** For tests, and for frameworks that bring a fetch of their own. */
  readonly fetch?: Options['fetch'];
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export type Pairs = readonly (readonly [string, string])[];

/** Reads one call by a schema. Throws ApiError; a cancelled request throws the platform's AbortError. */
export type Get = <T>(schema: z.ZodType<T>, path: string, pairs: Pairs, options?: CallOptions) => Promise<T>;

function explain(error: unknown, url: string): unknown {
  if (error instanceof HTTPError) {
    const body = errorSchema.safeParse(error.data ?? {});
    const said = body.success ? body.data.error : {};
    return new ApiError({ kind: 'http', url, status: error.response.status, ...said }, { cause: error });
  }
  if (error instanceof TimeoutError)
    return new ApiError({ kind: 'timeout', url, afterMs: TIMEOUT_MS }, { cause: error });
  if (error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new ApiError({ kind: 'network', url, detail }, { cause: error });
}

function check<T>(schema: z.ZodType<T>, value: unknown, url: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const field = issue?.path.join('.') || '(whole answer)';
  throw new ApiError({ kind: 'contract', url, field, detail: issue?.message ?? 'unreadable' });
}

/** Asks one call with a JSON body, a question that changes nothing; otherwise as Get. */
export type Ask = <T>(schema: z.ZodType<T>, path: string, body: unknown, options?: CallOptions) => Promise<T>;

/** Network faults and 502–504 are tried twice more. */
const createHttp = ({ baseUrl, fetch }: ClientOptions) =>
  ky.create({
    baseUrl: `${baseUrl.replace(/\/$/, '')}/`,
    timeout: TIMEOUT_MS,
    retry: { limit: 2, methods: ['get', 'post'], statusCodes: [502, 503, 504], backoffLimit: 400 },
    ...(fetch ? { fetch } : {}),
  });

/** The one way in which our clients read: JSON by schema. */
export function createGet(options: ClientOptions): Get {
  const http = createHttp(options);
  return async (schema, path, pairs, { signal = null } = {}) => {
    const search = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
    const url = search.size > 0 ? `${path}?${search}` : path;
    try {
      return check(schema, await http.get(path, { searchParams: search, signal }).json(), url);
    } catch (error) {
      throw explain(error, url);
    }
  };
}

/** For questions that are too long for an address. Never for what writes: it asks again when no answer comes. */
export function createAsk(options: ClientOptions): Ask {
  const http = createHttp(options);
  return async (schema, path, body, { signal = null } = {}) => {
    try {
      return check(schema, await http.post(path, { json: body, signal }).json(), path);
    } catch (error) {
      throw explain(error, path);
    }
  };
}
