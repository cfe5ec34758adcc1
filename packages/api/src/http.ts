import ky, { HTTPError, type Options } from 'ky';
import type { z } from 'zod';
import { ApiError } from './errors.ts';
import { limitTime, TimeUp } from './limitTime.ts';
import { errorSchema } from './wire/envelope.ts';
import { leaveFaultsOut } from './wire/leaveFaultsOut.ts';
import { warnOnConsole, type Warn } from './wire/warn.ts';

/** How long a call may take, with its body and its retries, ms. */
export const MAX_CALL_MS = 5000;

export interface ClientOptions {
  /** Base URL of the backend: `http://127.0.0.1:4000`. */
  readonly baseUrl: string;
  /** Replaces the global fetch, for tests and for frameworks with their own. */
  readonly fetch?: Options['fetch'];
  /** How long the next call may take, ms; at most and by default `MAX_CALL_MS`. */
  readonly getRemainingMs?: () => number;
  /** Runs a call with its retries. May throw ApiError instead, without running it. */
  readonly guard?: <T>(url: string, call: () => Promise<T>) => Promise<T>;
  /** Receives the faults of answers that are not failures. Default: the console. */
  readonly warn?: Warn;
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
}

export type Pairs = readonly (readonly [string, string])[];

/** The field of a failure that concerns the whole answer. */
const WHOLE = '(whole answer)';

/**
 * Sends a GET request and validates the answer. Throws ApiError; a cancelled request throws the platform's AbortError.
 */
export type Get = <T>(
  schema: z.ZodType<T>,
  path: string,
  pairs: Pairs,
  options?: RequestOptions,
) => Promise<T>;

function toApiError(error: unknown, url: string): unknown {
  if (error instanceof HTTPError) {
    const body = errorSchema.safeParse(error.data ?? {});
    const details = body.success ? body.data.error : {};
    return new ApiError({ kind: 'http', url, status: error.response.status, ...details }, { cause: error });
  }
  if (error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')) return error;
  const detail = error instanceof Error ? error.message : String(error);
  // A page of HTML, or half an answer.
  if (error instanceof SyntaxError)
    return new ApiError({ kind: 'contract', url, field: WHOLE, detail }, { cause: error });
  return new ApiError({ kind: 'network', url, detail }, { cause: error });
}

type Validate = <T>(schema: z.ZodType<T>, value: unknown, url: string) => T;

const validate: Validate = (schema, value, url) => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || WHOLE;
  throw new ApiError({ kind: 'contract', url, field, detail: issue?.message ?? 'unreadable' });
};

/** Validates what is left of an answer without its faults, and says what was left out. */
const createLenientValidate =
  (warn: Warn): Validate =>
  (schema, value, url) => {
    const readable = leaveFaultsOut(schema, value);
    if (!readable) return validate(schema, value, url);
    if (readable.leftOut.length > 0) warn(`${url}: left out, cannot be read: ${readable.leftOut.join(', ')}`);
    return readable.data;
  };

/** Sends a query as the JSON body of a POST request that changes nothing on the server. Throws what Get throws. */
export type PostQuery = <T>(
  schema: z.ZodType<T>,
  path: string,
  body: unknown,
  options?: RequestOptions,
) => Promise<T>;

/**
 * Retries network faults, 502 and 504 twice. A 503 is an answer: the backend asks for a pause. The time limit is that
 * of the caller, because ky's own does not cover the body.
 */
const createHttp = ({ baseUrl }: ClientOptions) =>
  ky.create({
    baseUrl: `${baseUrl.replace(/\/$/, '')}/`,
    timeout: false,
    retry: { limit: 2, methods: ['get', 'post'], statusCodes: [502, 504], backoffLimit: 400 },
  });

/**
 * Creates the options of a call that `signal` can end. Fetch gets the signal directly too, because Node may
 * garbage-collect the signal inside the Request that ky passes.
 */
const createRequestOptions = ({ fetch = globalThis.fetch }: ClientOptions, signal: AbortSignal): Options => ({
  signal,
  fetch: (input, init) => fetch(input, { ...init, signal }),
});

const runDirectly = <T>(_url: string, call: () => Promise<T>): Promise<T> => call();

/** Creates the function that runs a call within its time limit. All errors but a cancellation become ApiError. */
function createRunner({ getRemainingMs = () => MAX_CALL_MS, guard = runDirectly }: ClientOptions) {
  return <T>(url: string, callerSignal: AbortSignal | undefined, call: (signal: AbortSignal) => Promise<T>) =>
    guard(url, async () => {
      const afterMs = Math.min(getRemainingMs(), MAX_CALL_MS);
      if (afterMs <= 0) throw new ApiError({ kind: 'timeout', url, afterMs: 0 });
      try {
        return await limitTime(afterMs, callerSignal, call);
      } catch (error) {
        if (error instanceof TimeUp) throw new ApiError({ kind: 'timeout', url, afterMs }, { cause: error });
        throw toApiError(error, url);
      }
    });
}

/** Creates the read function that all clients share. */
export const createGet = (options: ClientOptions): Get => createReader(options, validate);

/**
 * Creates a read function that leaves out the faulty parts of an answer that it may lack, with a warning: one article
 * without its date must not take a page away. Not for sums, which a missing part makes wrong.
 */
export const createLenientGet = (options: ClientOptions): Get =>
  createReader(options, createLenientValidate(options.warn ?? warnOnConsole));

function createReader(options: ClientOptions, read: Validate): Get {
  const http = createHttp(options);
  const run = createRunner(options);
  return (schema, path, pairs, { signal: callerSignal } = {}) => {
    const search = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
    const url = search.size > 0 ? `${path}?${search}` : path;
    return run(url, callerSignal, async (signal) =>
      read(
        schema,
        await http.get(path, { searchParams: search, ...createRequestOptions(options, signal) }).json(),
        url,
      ),
    );
  };
}

/** For queries that are too long for an address. Never use it for writes, because it retries after a failure. */
export function createPostQuery(options: ClientOptions): PostQuery {
  const http = createHttp(options);
  const run = createRunner(options);
  return (schema, path, body, { signal: callerSignal } = {}) =>
    run(path, callerSignal, async (signal) =>
      validate(
        schema,
        await http.post(path, { json: body, ...createRequestOptions(options, signal) }).json(),
        path,
      ),
    );
}
