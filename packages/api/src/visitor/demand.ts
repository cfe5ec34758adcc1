import { AsyncLocalStorage } from 'node:async_hooks';

/** The visitors that wait for the work that runs now. */
export interface Demand {
  /** Limit keys of the waiting visitors (`toLimitKey`). Others may join while the work runs. */
  readonly listVisitors: () => ReadonlySet<string>;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** Limit key of work that our own servers do for no particular visitor. */
export const NO_VISITOR = '';

const NOBODY: ReadonlySet<string> = new Set([NO_VISITOR]);

/** The demand of our own work: no visitor waits for it, and it is never aborted. */
export const OWN_DEMAND: Demand = { listVisitors: () => NOBODY, signal: new AbortController().signal };

const KEY = Symbol.for('vvoz.demand');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Demand> };

/** Shared through the process, because Next loads this module once for pages and once for the server's start. */
const storage = (shared[KEY] ??= new AsyncLocalStorage<Demand>());

/** Runs work, and everything that it starts, for those who wait for it. */
export const runWithDemand = <T>(demand: Demand, work: () => T): T => storage.run(demand, work);

/** Returns the demand of the current work. */
export const getDemand = (): Demand => storage.getStore() ?? OWN_DEMAND;

/** Creates the demand of one visitor, which ends when `signal` aborts. */
export function createVisitorDemand(visitor: string, signal: AbortSignal): Demand {
  const visitors = new Set([visitor]);
  return { listVisitors: () => visitors, signal };
}

/** Lists the visitors of several demands, each once. */
export const listAllVisitors = (demands: Iterable<Demand>): ReadonlySet<string> =>
  new Set([...demands].flatMap(({ listVisitors }) => [...listVisitors()]));
