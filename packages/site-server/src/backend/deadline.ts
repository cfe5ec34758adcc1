import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError } from '@vvoz/api/errors';

const KEY = Symbol.for('vvoz.deadline');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<number> };

/** Times on the clock of `performance`. Shared through the process, like the exchange of a request. */
const deadlines = (shared[KEY] ??= new AsyncLocalStorage<number>());

/** Runs `work`, whose backend calls share this many ms. */
export const runWithDeadline = <T>(ms: number, work: () => T): T =>
  deadlines.run(performance.now() + ms, work);

/** Runs `work` whose answer later requests use too, so that its calls have only their own time limits. */
export const runWithoutDeadline = <T>(work: () => T): T => deadlines.run(Number.POSITIVE_INFINITY, work);

/** How long the current request may still wait for the backend, ms; 0 when its time is up, Infinity without a limit. */
export const getRemainingMs = (): number => {
  const deadline = deadlines.getStore();
  return deadline === undefined ? Number.POSITIVE_INFINITY : Math.max(deadline - performance.now(), 0);
};

/** Waits for a shared answer as long as the current request may. Throws ApiError (`timeout`) after that. */
export async function waitWithinDeadline<T>(url: string, response: Promise<T>): Promise<T> {
  const afterMs = getRemainingMs();
  if (afterMs === Number.POSITIVE_INFINITY) return response;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ApiError({ kind: 'timeout', url, afterMs: Math.round(afterMs) })),
      afterMs,
    );
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}
