import { ApiError, type ApiFailure } from '@vvoz/api/errors';
import { limitTime, TimeUp } from '@vvoz/api/limitTime';
import { writeLog } from '../log/writeLog.ts';
import { createBreaker, type Breaker } from './createBreaker.ts';

const MAX_FAILURES = 3;
const TRIAL_PAUSE_MS = 1000;
/** How long a backend may take to say that it is alive, ms: it may be busy, or wait for a processor. */
const MAX_TRIAL_MS = 5000;
/** A call that waits for so long makes the site ask whether the backend is alive, and again this long after an answer, ms. */
const SLOW_MS = 500;
const ASK_PAUSE_MS = 1000;
/** Statuses of a gateway whose server does not answer. */
const GATEWAY_STATUSES = [502, 503, 504];

/** What asking shows: an answer, a connection that is refused or cut, or neither. */
type Pulse = 'alive' | 'dead' | 'silent';

interface WatchedBackend {
  readonly breaker: Breaker;
  /** When the backend stopped answering, ms since the epoch; undefined while it answers. */
  downSince: number | undefined;
  /** The question whether it is alive, while slow calls wait for the answer. */
  asking: Promise<Pulse> | undefined;
}

const KEY = Symbol.for('vvoz.backends');
const shared = globalThis as { [KEY]?: Map<string, WatchedBackend> };

/** By base URL. Shared through the process, because Next loads this module once for pages and once for route handlers. */
const backends = (shared[KEY] ??= new Map());

/** Asks the backend whether it is alive. Any answer counts, because a backend that is not ours has no `/livez`. */
async function takePulse(baseUrl: string): Promise<Pulse> {
  try {
    return await limitTime(MAX_TRIAL_MS, undefined, async (signal) => {
      const response = await fetch(`${baseUrl}/livez`, { cache: 'no-store', redirect: 'manual', signal });
      await response.arrayBuffer();
      return GATEWAY_STATUSES.includes(response.status) ? 'dead' : 'alive';
    });
  } catch (error) {
    // No answer. The log already says that the backend is down.
    return error instanceof TimeUp ? 'silent' : 'dead';
  }
}

function watchBackend(baseUrl: string): WatchedBackend {
  const backend: WatchedBackend = {
    downSince: undefined,
    asking: undefined,
    breaker: createBreaker({
      maxFailures: MAX_FAILURES,
      trialPauseMs: TRIAL_PAUSE_MS,
      tryOnce: async () => (await takePulse(baseUrl)) === 'alive',
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

/** True for a failure that means that nobody answers. A wrong answer does not mean that. */
function isOutage(failure: ApiFailure): boolean {
  if (failure.kind === 'http') return failure.status === 502 || failure.status === 504;
  return failure.kind === 'network';
}

/**
 * Watches a call that may become slow. `dead` rejects when the backend, asked meanwhile, refuses or cuts the connection: one
 * that is only slow is waited for, as long as the call's own limit allows. `isSilent` says whether it was asked and has said
 * nothing at all.
 */
function watchCall(backend: WatchedBackend, baseUrl: string, url: string) {
  const { promise: dead, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let isAsked = false;
  let isHeard = false;
  async function ask(): Promise<void> {
    isAsked = true;
    backend.asking ??= takePulse(baseUrl).finally(() => (backend.asking = undefined));
    const pulse = await backend.asking;
    if (pulse === 'dead')
      reject(new ApiError({ kind: 'network', url, detail: 'the backend does not answer /livez either' }));
    isHeard ||= pulse === 'alive';
    if (!isOver) askAfter(pulse === 'silent' ? 0 : ASK_PAUSE_MS);
  }
  function askAfter(ms: number): void {
    timer = setTimeout(() => void ask(), ms).unref();
  }
  askAfter(SLOW_MS);
  return {
    dead,
    isSilent: () => isAsked && !isHeard,
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
    const { dead, isSilent, stop } = watchCall(backend, baseUrl, url);
    const answer = call();
    // The one that comes second is not awaited.
    for (const late of [dead, answer]) late.catch(() => undefined);
    try {
      const response = await Promise.race([answer, dead]);
      breaker.noteSuccess();
      return response;
    } catch (error) {
      if (error instanceof ApiError) {
        const { failure } = error;
        // A backend that is too late, but has said meanwhile that it is alive, is neither down nor up.
        if (isOutage(failure) || (failure.kind === 'timeout' && isSilent())) breaker.noteFailure(mark);
        else if (failure.kind !== 'timeout') breaker.noteSuccess();
      }
      throw error;
    } finally {
      stop();
    }
  };

/** When the backend stopped answering, ms since the epoch; undefined while it answers. */
export const getDownSince = (baseUrl: string): number | undefined => findBackend(baseUrl).downSince;
