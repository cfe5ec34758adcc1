export interface BreakerOptions {
  /** Number of failures in a row after which the breaker opens. */
  readonly maxFailures: number;
  /** Pause before each trial, ms. */
  readonly trialPauseMs: number;
  /** Tries whether the backend answers. Never throws. */
  readonly tryOnce: () => Promise<boolean>;
  readonly onChange: (isOpen: boolean) => void;
}

export interface Breaker {
  /** True while calls must not be made. */
  readonly isOpen: () => boolean;
  /** Notes that a call begins. Returns its mark for `noteFailure`. */
  readonly begin: () => number;
  readonly noteSuccess: () => void;
  /** Counts a call that failed, unless another one has succeeded since it began: then the backend answers. */
  readonly noteFailure: (mark: number) => void;
}

/**
 * Creates a circuit breaker: open means that calls fail at once. While it is open it makes trials by itself, one at a time,
 * so that no visitor waits for a backend that stays silent. A successful trial or call closes it.
 */
export function createBreaker({ maxFailures, trialPauseMs, tryOnce, onChange }: BreakerOptions): Breaker {
  let failures = 0;
  let successes = 0;
  let timer: NodeJS.Timeout | undefined;

  function close(): void {
    failures = 0;
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    onChange(false);
  }
  /** Makes trials until one succeeds, or a call has closed the breaker meanwhile. */
  function scheduleTrial(): void {
    const own = setTimeout(() => {
      void tryOnce().then((isAlive) => {
        if (timer !== own) return;
        if (isAlive) close();
        else scheduleTrial();
      });
    }, trialPauseMs);
    // The timer must not keep the process alive.
    timer = own.unref();
  }

  return {
    isOpen: () => timer !== undefined,
    begin: () => successes,
    noteSuccess: () => {
      successes += 1;
      close();
    },
    noteFailure: (mark) => {
      if (mark !== successes) return;
      failures += 1;
      if (timer !== undefined || failures < maxFailures) return;
      scheduleTrial();
      onChange(true);
    },
  };
}
