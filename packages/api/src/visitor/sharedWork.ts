import { getDemand, listAllVisitors, runWithDemand, type Demand } from './demand.ts';

interface Work<T> {
  readonly result: Promise<T>;
  readonly waiting: Set<Demand>;
  /** Stops the work, because nobody waits for it. */
  readonly abandon: () => void;
}

export interface SharedWork<T> {
  readonly isRunning: (key: string) => boolean;
  /** Joins the running work of the key, or starts it. Rejects when the caller's own visitor has left. */
  readonly run: (key: string, start: () => Promise<T>) => Promise<T>;
}

/**
 * Lets concurrent callers with one key share one piece of work. The work runs for all visitors that wait for it. Its
 * signal (`getDemand`) aborts when the last of them has left, never while another one still waits.
 */
export function createSharedWork<T>(): SharedWork<T> {
  const running = new Map<string, Work<T>>();

  function begin(key: string, first: Demand, start: () => Promise<T>): Work<T> {
    const controller = new AbortController();
    const waiting = new Set([first]);
    const demand: Demand = {
      listVisitors: () => listAllVisitors(waiting),
      signal: controller.signal,
    };
    const forget = () => {
      if (running.get(key) === work) running.delete(key);
    };
    const work: Work<T> = {
      waiting,
      // An async function, so that an error at the start is a rejection too.
      result: runWithDemand(demand, async () => start()).finally(forget),
      abandon: () => {
        // At once: a new caller must not join work that is being cancelled.
        forget();
        controller.abort();
      },
    };
    running.set(key, work);
    return work;
  }

  return {
    isRunning: (key) => running.has(key),
    run: async (key, start) => {
      const demand = getDemand();
      demand.signal.throwIfAborted();
      const work = running.get(key) ?? begin(key, demand, start);
      work.waiting.add(demand);
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          work.waiting.delete(demand);
          reject(demand.signal.reason as Error);
          if (work.waiting.size === 0) work.abandon();
        };
        const settle = () => demand.signal.removeEventListener('abort', leave);
        demand.signal.addEventListener('abort', leave, { once: true });
        work.result.finally(settle).then(resolve, reject);
      });
    },
  };
}
