import { ApiError, type ApiFailure } from '@vvoz/api/errors';
import { limitTime } from '@vvoz/api/limitTime';
import { writeLog } from '../log/writeLog.ts';
import { createBreaker, type Breaker } from './createBreaker.ts';

const MAX_FAILURES = 3;
const TRIAL_PAUSE_MS = 1000;
const MAX_TRIAL_MS = 1000;
/** A call that waits for so long makes the site ask whether the backend is alive, and again after each pause, ms. */
const SLOW_MS = 500;
const ASK_PAUSE_MS = 1000;
/** Statuses of a gateway whose server does not answer. */
const GATEWAY_STATUSES = [502, 503, 504];

interface WatchedBackend {
  readonly breaker: Breaker;
  /** When the backend stopped answering, ms since the epoch; undefined while it answers. */
  downSince: number | undefined;
  /** The question whether it is alive, while slow calls wait for the answer. */
  asking: Promise<boolean> | undefined;
}

const KEY = Symbol.for('vvoz.backends');
const shared = globalThis as { [KEY]?: Map<string, WatchedBackend> };

/** By base URL. Shared through the process, because Next loads this module once for pages and once for route handlers. */
const backends = (shared[KEY] ??= new Map());

/** True when the backend answers at all, even with an error, because a backend that is not ours has no `/livez`. */
async function isAlive(baseUrl: string): Promise<boolean> {
  try {
    return await limitTime(MAX_TRIAL_MS, undefined, async (signal) => {
      const response = await fetch(`${baseUrl}/livez`, { cache: 'no-store', redirect: 'manual', signal });
      await response.arrayBuffer();
      return !GATEWAY_STATUSES.includes(response.status);
    });
  } catch {
    // No answer. The log already says that the backend is down.
    return false;
  }
}

function watchBackend(baseUrl: string): WatchedBackend {
  const backend: WatchedBackend = {
    downSince: undefined,
    asking: undefined,
    breaker: createBreaker({
      maxFailures: MAX_FAILURES,
      trialPauseMs: TRIAL_PAUSE_MS,
      tryOnce: () => isAlive(baseUrl),
      onChange: (isOpen) => {
        const { downSince } = backend;
        backend.downSince = isOpen ? Date.now() : undefined;
        if (isOpen)
          writeLog({
            level: 'error',
            message: 'Backend unavailable: requests fail fast until it responds',
            url: baseUrl,
          });
        else
          writeLog({
            level: 'info',
            message: 'Backend available again',
            url: baseUrl,
            downMs: downSince && Date.now() - downSince,
          });
      },
    }),
  };
  return backend;
}

function findBackend(baseUrl: string): WatchedBackend {
  const known = backends.get(baseUrl);
  if (known) return known;
  const backend = watchBackend(baseUrl);
  backends.set(baseUrl, backend);
  return backend;
}

/**
 * True for a failure that means that the backend does not answer. A wrong answer does not mean
 * that, nor one that is too late: while its call waited, the backend said that it is alive.
 */
function isOutage(failure: ApiFailure): boolean {
  if (failure.kind === 'http') return failure.status === 502 || failure.status === 504;
  return failure.kind === 'network';
}

/**
 * Watches a call that may become slow. `dead` rejects when the backend, asked meanwhile, does not answer at all: one that is
 * only slow is waited for, as long as the call's own limit allows.
 */
function watchCall(backend: WatchedBackend, baseUrl: string, url: string) {
  const { promise: dead, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  async function ask(): Promise<void> {
    backend.asking ??= isAlive(baseUrl).finally(() => (backend.asking = undefined));
    if (!(await backend.asking))
      reject(new ApiError({ kind: 'network', url, detail: 'the backend does not answer /livez either' }));
    else if (!isOver) askAfter(ASK_PAUSE_MS);
  }
  function askAfter(ms: number): void {
    timer = setTimeout(() => void ask(), ms).unref();
  }
  askAfter(SLOW_MS);
  return {
    dead,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Creates the guard of reads: they fail at once (`suspended`) while the backend does not answer. */
export const createReadGuard =
  (baseUrl: string) =>
  async <T>(url: string, call: () => Promise<T>): Promise<T> => {
    const backend = findBackend(baseUrl);
    const { breaker } = backend;
    if (breaker.isOpen()) throw new ApiError({ kind: 'suspended', url });
    const mark = breaker.begin();
    const { dead, stop } = watchCall(backend, baseUrl, url);
    const answer = call();
    // The one that comes second is not awaited.
    for (const late of [dead, answer]) late.catch(() => undefined);
    try {
      const response = await Promise.race([answer, dead]);
      breaker.noteSuccess();
      return response;
    } catch (error) {
      if (error instanceof ApiError && isOutage(error.failure)) breaker.noteFailure(mark);
      else if (error instanceof ApiError && error.failure.kind !== 'timeout') breaker.noteSuccess();
      throw error;
    } finally {
      stop();
    }
  };

/** When the backend stopped answering, ms since the epoch; undefined while it answers. */
export const getDownSince = (baseUrl: string): number | undefined => findBackend(baseUrl).downSince;
