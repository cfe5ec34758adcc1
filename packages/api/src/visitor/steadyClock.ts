/**
 * The time, ms since the epoch, as it was when this process started, plus what has passed since. Unlike `Date.now` it never
 * jumps: with a clock that is set back, a limit would last, and a cached answer stay fresh, until the old time comes again.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
