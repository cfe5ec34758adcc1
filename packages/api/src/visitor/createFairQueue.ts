import { getDemand, NO_VISITOR, type Demand } from './demand.ts';

export interface FairQueueOptions<T, R> {
  readonly run: (task: T) => Promise<R>;
  /** Tasks that run at once, in all and for one visitor (default: no limit of its own). */
  readonly maxRunning: number;
  readonly maxRunningOfVisitor?: number;
  /** Tasks that may wait, in all and for one visitor. Our own tasks have only the limits in all. */
  readonly maxWaiting: number;
  readonly maxWaitingOfVisitor: number;
}

/** Numbers of tasks; `refused` since the start. */
export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

interface FairQueue<T, R> {
  readonly enqueue: (task: T) => Promise<R>;
  readonly getLoad: () => QueueLoad;
}

/** The queue is full. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface WaitingTask {
  readonly demand: Demand;
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Creates a queue in which visitors take turns: the first task of a visitor does not wait for a hundred tasks of
 * another. A task that several visitors wait for runs at the earliest of their turns. It leaves the queue when nobody
 * waits for it any more; a running task is not stopped. In a full queue the visitor with most tasks loses the newest of
 * them. `enqueue` runs a task; it rejects with QueueFull.
 */
export function createFairQueue<T, R>({
  run,
  maxRunning,
  maxRunningOfVisitor = Infinity,
  maxWaiting,
  maxWaitingOfVisitor,
}: FairQueueOptions<T, R>): FairQueue<T, R> {
  let waiting: readonly WaitingTask[] = [];
  /** The visitors of each running task. */
  const running = new Set<ReadonlySet<string>>();
  let refused = 0;
  let turn = 0;
  /**
   * The last turn of each waiting visitor. A new visitor counts as just served, so that newcomers cannot keep others
   * waiting for ever.
   */
  const lastTurns = new Map<string, number>();

  function countTasks(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { demand } of waiting)
      for (const visitor of demand.listVisitors()) counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
    return counts;
  }

  /** True when one more task of a visitor may run. */
  function hasRoom(visitor: string): boolean {
    if (running.size >= maxRunning) return false;
    if (visitor === NO_VISITOR || maxRunningOfVisitor >= maxRunning) return true;
    return [...running].filter((visitors) => visitors.has(visitor)).length < maxRunningOfVisitor;
  }

  function getTurn(visitor: string): number {
    const last = lastTurns.get(visitor) ?? turn;
    lastTurns.set(visitor, last);
    return last;
  }

  function remove(entry: WaitingTask): void {
    waiting = waiting.filter((other) => other !== entry);
    const counts = countTasks();
    for (const visitor of lastTurns.keys()) if (!counts.has(visitor)) lastTurns.delete(visitor);
  }

  function beginNext(): void {
    const candidates = waiting.flatMap((entry) =>
      [...entry.demand.listVisitors()]
        .filter(hasRoom)
        .map((visitor) => ({ entry, visitor, last: getTurn(visitor) })),
    );
    const [first] = candidates;
    if (!first) return;
    const next = candidates.reduce((best, other) => (other.last < best.last ? other : best), first);
    turn += 1;
    lastTurns.set(next.visitor, turn);
    remove(next.entry);
    next.entry.begin();
  }

  function createRefusal(message: string): QueueFull {
    refused += 1;
    return new QueueFull(message);
  }

  /**
   * Makes room for one more task. Throws QueueFull when the visitor has too many waiting tasks, or when the queue is
   * full and no visitor has clearly more of them.
   */
  function makeRoom(demand: Demand): void {
    const counts = countTasks();
    const visitors = [...demand.listVisitors()];
    const ownCount = Math.min(...visitors.map((visitor) => counts.get(visitor) ?? 0));
    if (ownCount >= maxWaitingOfVisitor && !visitors.includes(NO_VISITOR))
      throw createRefusal('too many queries of this visitor are waiting');
    if (waiting.length < maxWaiting) return;
    const [largest] = [...counts].toSorted(([, one], [, other]) => other - one);
    const victim =
      largest && largest[1] > ownCount + 1
        ? waiting.findLast((entry) => entry.demand.listVisitors().has(largest[0]))
        : undefined;
    if (!victim) throw createRefusal('too many queries are waiting');
    remove(victim);
    victim.refuse(createRefusal('too many queries are waiting'));
  }

  async function runNow(task: T, { listVisitors }: Demand): Promise<R> {
    const visitors = new Set(listVisitors());
    running.add(visitors);
    try {
      return await run(task);
    } finally {
      running.delete(visitors);
      beginNext();
    }
  }

  async function enqueue(task: T): Promise<R> {
    const demand = getDemand();
    demand.signal.throwIfAborted();
    if ([...demand.listVisitors()].some(hasRoom)) return runNow(task, demand);
    makeRoom(demand);
    return new Promise<R>((resolve, reject) => {
      const settle = () => demand.signal.removeEventListener('abort', cancel);
      const cancel = () => {
        remove(entry);
        reject(demand.signal.reason as Error);
      };
      const entry: WaitingTask = {
        demand,
        begin: () => {
          settle();
          void runNow(task, demand).then(resolve, reject);
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

  return { enqueue, getLoad: () => ({ running: running.size, waiting: waiting.length, refused }) };
}
