/** Thrown by interrupted work after Ctrl-C or SIGTERM; not a failure. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

/**
 * Turns Ctrl-C, SIGTERM and a closed terminal into one abort signal.
 * A second signal more than a second later calls `again`, so that an impatient user can force the end.
 */
export function stopSignal(again: () => void): AbortSignal {
  const controller = new AbortController();
  let firstAt = 0;
  const asked = () => {
    if (controller.signal.aborted) {
      // npm and the terminal may both deliver the same Ctrl-C.
      if (performance.now() - firstAt > 1000) again();
      return;
    }
    firstAt = performance.now();
    controller.abort(new StoppedError('stopped'));
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, asked);
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
