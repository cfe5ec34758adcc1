/** The work took longer than its time limit. */
export class TimeUp extends Error {
  override readonly name = 'TimeUp';
  constructor(ms: number) {
    super(`took longer than ${Math.round(ms)} ms`);
  }
}

/**
 * Runs `work` for at most `ms` milliseconds, then throws TimeUp and aborts its signal. Does not rely on the signal
 * alone: fetch holds signals by weak references, so that one may be garbage-collected while a server does not answer.
 * @param callerSignal aborts the work too, for example when the visitor leaves
 */
export async function limitTime<T>(
  ms: number,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lateController = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new TimeUp(ms);
      reject(error);
      lateController.abort(error);
    }, ms);
  });
  try {
    const signal = callerSignal
      ? AbortSignal.any([callerSignal, lateController.signal])
      : lateController.signal;
    return await Promise.race([work(signal), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
