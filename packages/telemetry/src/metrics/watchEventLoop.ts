import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the delay is measured, ms. */
const RESOLUTION_MS = 20;
const NS_PER_SECOND = 1e9;
const P99 = 99;

/**
 * Measures the delay of this process's event loop. Returns a function that reads the 99th percentile since its last call,
 * seconds; 0 before the first measurement.
 */
export function watchEventLoop(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return () => {
    const seconds = delays.count > 0 ? delays.percentile(P99) / NS_PER_SECOND : 0;
    delays.reset();
    return seconds;
  };
}
