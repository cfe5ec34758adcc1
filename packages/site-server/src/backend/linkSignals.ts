/**
 * Creates a signal that aborts with the first of the given ones, which keep it in memory. Nothing keeps the signals of
 * `AbortSignal.any` and of a Request: Node may garbage-collect them during a call, which then goes on.
 */
export function linkSignals(signals: readonly (AbortSignal | null | undefined)[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (!signal) continue;
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}
