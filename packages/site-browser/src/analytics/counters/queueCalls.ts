import { warn } from '../../page/warn.ts';
import type { Counter } from './counter.ts';

/** Hits and goals queued until a counter's script has loaded; further ones are dropped. */
const MAX_WAITING = 100;

/**
 * Creates a counter that queues hits and goals until its script has loaded. A script that is blocked or fails, now or later,
 * is only logged.
 */
export function queueCalls(name: string, loading: Promise<Counter>): Counter {
  let waiting: ((counter: Counter) => void)[] | undefined = [];
  let loaded: Counter | undefined;
  const warnOfCounter = (error: unknown) => warn(`The counter ${name} does not work:`, error);
  const attempt = (call: (counter: Counter) => void, counter: Counter) => {
    try {
      call(counter);
    } catch (error) {
      warnOfCounter(error);
    }
  };
  loading
    .then((counter) => {
      loaded = counter;
      for (const call of waiting ?? []) attempt(call, counter);
    })
    .catch(warnOfCounter)
    .finally(() => {
      waiting = undefined;
    });
  const pass = (call: (counter: Counter) => void) => {
    if (loaded) attempt(call, loaded);
    else if (waiting && waiting.length < MAX_WAITING) waiting.push(call);
  };
  return {
    sendHit: (hit) => pass((counter) => counter.sendHit(hit)),
    sendGoal: (goal) => pass((counter) => counter.sendGoal(goal)),
  };
}
