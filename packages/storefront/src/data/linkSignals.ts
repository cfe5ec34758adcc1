/**
 * Creates a signal that aborts with the first of the given ones. They hold it. In contrast, `AbortSignal.any` and the signal
 * of a Request are held by nobody, and Node forgets them when it collects garbage during a call.
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
