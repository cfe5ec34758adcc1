import { getDemand, NO_VISITOR, type Demand } from '@vvoz/api/visitor/demand';
import type { StoreLoad } from '../CatalogStore.ts';

export interface FairQueueOptions<T, R> {
  readonly run: (task: T) => Promise<R>;
  /** Tasks that run at once. */
  readonly maxRunning: number;
  /** Tasks that wait, in all and for one visitor. Our own work has only the first bound. */
  readonly maxWaiting: number;
  readonly maxWaitingOfVisitor: number;
}

interface FairQueue<T, R> {
  readonly enqueue: (task: T) => Promise<R>;
  readonly getLoad: () => StoreLoad;
}

/** The queue is full. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Waiting {
  readonly demand: Demand;
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Creates a queue in which visitors take turns: a hundred tasks of one visitor do not stand before the first task of
 * another. A task that several visitors wait for has the turn of the first of them. It leaves the queue when nobody waits
 * for it any more; a running task is not stopped. In a full queue the visitor with most tasks loses the newest of them.
 * `enqueue` runs a task; it rejects with QueueFull.
 */
export function createFairQueue<T, R>({
  run,
  maxRunning,
  maxWaiting,
  maxWaitingOfVisitor,
}: FairQueueOptions<T, R>): FairQueue<T, R> {
  let waiting: readonly Waiting[] = [];
  let running = 0;
  let refused = 0;
  let turn = 0;
  /** The last turn of each waiting visitor. A new visitor counts as just served, so that newcomers overtake nobody for ever. */
  const turns = new Map<string, number>();

  function countTasks(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { demand } of waiting)
      for (const visitor of demand.listVisitors()) counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
    return counts;
  }

  function getTurn(visitor: string): number {
    const last = turns.get(visitor) ?? turn;
    turns.set(visitor, last);
    return last;
  }

  function remove(entry: Waiting): void {
    waiting = waiting.filter((other) => other !== entry);
    const counts = countTasks();
    for (const visitor of turns.keys()) if (!counts.has(visitor)) turns.delete(visitor);
  }

  function beginNext(): void {
    const candidates = waiting.flatMap((entry) =>
      [...entry.demand.listVisitors()].map((visitor) => ({ entry, visitor, last: getTurn(visitor) })),
    );
    const [first] = candidates;
    if (!first) return;
    const next = candidates.reduce((best, other) => (other.last < best.last ? other : best), first);
    turn += 1;
    turns.set(next.visitor, turn);
    remove(next.entry);
    next.entry.begin();
  }

  function createRefusal(message: string): QueueFull {
    refused += 1;
    return new QueueFull(message);
  }

  /** Finds room for one more task. Throws QueueFull when the visitor has too many, or nobody has more. */
  function makeRoom(demand: Demand): void {
    const counts = countTasks();
    const visitors = [...demand.listVisitors()];
    const own = Math.min(...visitors.map((visitor) => counts.get(visitor) ?? 0));
    if (own >= maxWaitingOfVisitor && !visitors.includes(NO_VISITOR))
      throw createRefusal('too many queries of this visitor are waiting');
    if (waiting.length < maxWaiting) return;
    const [largest] = [...counts].toSorted(([, one], [, other]) => other - one);
    const victim =
      largest && largest[1] > own + 1
        ? waiting.findLast((entry) => entry.demand.listVisitors().has(largest[0]))
        : undefined;
    if (!victim) throw createRefusal('too many queries are waiting');
    remove(victim);
    victim.refuse(createRefusal('too many queries are waiting'));
  }

  async function runNow(task: T): Promise<R> {
    running += 1;
    try {
      return await run(task);
    } finally {
      running -= 1;
      beginNext();
    }
  }

  async function enqueue(task: T): Promise<R> {
    const demand = getDemand();
    demand.signal.throwIfAborted();
    if (running < maxRunning) return runNow(task);
    makeRoom(demand);
    return new Promise<R>((resolve, reject) => {
      const settle = () => demand.signal.removeEventListener('abort', cancel);
      const cancel = () => {
        remove(entry);
        reject(demand.signal.reason as Error);
      };
      const entry: Waiting = {
        demand,
        begin: () => {
          settle();
          void runNow(task).then(resolve, reject);
        },
        refuse: (error) => {
          settle();
          reject(error);
        },
      };
      demand.signal.addEventListener('abort', cancel, { once: true });
      waiting = [...waiting, entry];
    });
  }

  return { enqueue, getLoad: () => ({ running, waiting: waiting.length, refused }) };
}
