/** Thrown by work that was interrupted by Ctrl-C or SIGTERM. It is not a failure. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

/**
 * Turns Ctrl-C, SIGTERM and a closed terminal into one abort signal.
 * Calls `onSecond` at a further signal more than a second later, so that the user can force the end.
 */
export function createStopSignal(onSecond: () => void): AbortSignal {
  const controller = new AbortController();
  let firstAt = 0;
  const onSignal = () => {
    if (controller.signal.aborted) {
      // npm and the terminal may both deliver the same Ctrl-C.
      if (performance.now() - firstAt > 1000) onSecond();
      return;
    }
    firstAt = performance.now();
    controller.abort(new StoppedError('stopped'));
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function waitUntilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
