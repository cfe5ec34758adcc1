import { Piscina } from 'piscina';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import {
  type CatalogueStore,
  type LandingPart,
  type LandingRequest,
  type StoreLoad,
  StoreUnavailable,
} from '../CatalogueStore.ts';
import { EVERYTHING, type Filter } from '../filter.ts';
import { findSimilar } from '../findSimilar.ts';
import { mentionsLot } from '../columns/matchFilter.ts';
import { buildSimilarFilters } from '../similarFilters.ts';
import { findFirstDay, groupByMonth } from '../statistics.ts';
import { findArchive, listTypesOfLot } from '@vvoz/catalogue/types/typeRelations';
import { createFairQueue, QueueFull } from '@vvoz/api/visitor/createFairQueue';
import type { IndexNote } from './createIndices.ts';
import { createTaskRunner, type Outcome, type Task } from './createTaskRunner.ts';
import type { IndexQueries } from './indexQueries.ts';
import { joinCalls } from './joinCalls.ts';
import type { SqliteQueries } from './sqliteQueries.ts';
import type { WorkerOptions } from './worker.ts';

export interface SqliteStoreOptions {
  readonly file: string;
  /** Worker threads for what the index cannot answer; 0 runs SQLite in the caller's thread without an index, for tests. */
  readonly threads?: number;
  /** Gets what the operator should know of the index. */
  readonly note?: (note: IndexNote) => void;
  /** The clock, for tests. */
  readonly now?: () => Date;
}

/** Queries that may wait for a thread, joined ones (`joinCalls`) as one; further ones are rejected with StoreUnavailable. */
const MAX_WAITING = 300;
/** Queries of one visitor that may wait. The options of a panel are about a dozen queries. */
const MAX_WAITING_OF_VISITOR = 100;
/**
 * Limit of a thread's young objects, MB; V8 takes 192 otherwise. The old ones have the limit of the process
 * (`--max-old-space-size`) in each thread: V8 ignores a limit of the thread when the process has one.
 */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 16 };
interface PoolOptions extends Pick<SqliteStoreOptions, 'note'> {
  readonly threads: number;
  readonly hasIndex?: boolean;
}

interface Pool {
  readonly query: (task: Task) => Promise<Outcome>;
  readonly getLoad: () => StoreLoad;
  readonly close: () => Promise<void>;
}

function createThreadPool(file: string, { threads, hasIndex = false, note }: PoolOptions): Pool {
  const pool = new Piscina<readonly Task[], readonly Outcome[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: { file, hasIndex } satisfies WorkerOptions,
    // A thread that waits in Atomics.wait could not build its index between tasks.
    atomics: hasIndex ? 'disabled' : 'sync',
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: THREAD_LIMITS,
  });
  if (note) pool.on('message', note);
  const { enqueue, getLoad } = createFairQueue<readonly Task[], readonly Outcome[]>({
    run: (tasks) => pool.run(tasks),
    maxRunning: threads,
    maxWaiting: MAX_WAITING,
    maxWaitingOfVisitor: MAX_WAITING_OF_VISITOR,
  });
  // Not for several threads, which share the queries of a call.
  const send = hasIndex ? joinCalls(enqueue) : async (task: Task) => (await enqueue([task])).at(0);
  return {
    query: async (task) => {
      try {
        return (await send(task)) ?? { ok: false, reason: 'failed', message: 'no answer' };
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        return { ok: false, reason: 'unavailable', message: error.message };
      }
    },
    getLoad,
    close: () => pool.destroy(),
  };
}

function createInlinePool(file: string): Pool {
  const taskRunner = createTaskRunner(file);
  return {
    query: async (task) => taskRunner.run(task),
    getLoad: () => ({ running: 0, waiting: 0, refused: 0 }),
    close: async () => taskRunner.close(),
  };
}

/**
 * Driver of CatalogueStore for SQLite. It runs in worker threads, so that the event loop never waits for it. One thread
 * has an index in memory and answers counts and lists; the others read SQLite.
 */
export function createSqliteCatalogueStore({
  file,
  threads = 2,
  note,
  now = () => new Date(),
}: SqliteStoreOptions): CatalogueStore {
  const scans = threads > 0 ? createThreadPool(file, { threads }) : createInlinePool(file);
  const index =
    threads > 0
      ? createThreadPool(file, { threads: 1, hasIndex: true, ...(note ? { note } : {}) })
      : undefined;
  // Versions and single lots take microseconds, so they have a thread without slow scans before them.
  const lookups = threads > 0 ? createThreadPool(file, { threads: 1 }) : scans;

  /** Runs a task in a pool. Returns undefined if the pool has only an index, and not of these lots. */
  async function queryPool<M extends keyof SqliteQueries>(
    pool: Pool,
    method: M,
    args: Parameters<SqliteQueries[M]>,
  ): Promise<{ readonly value: ReturnType<SqliteQueries[M]> } | undefined> {
    const outcome = await pool.query({ method, args, now: now().getTime() });
    if (outcome.ok) return { value: outcome.value as ReturnType<SqliteQueries[M]> };
    if (outcome.reason === 'no index') return undefined;
    throw outcome.reason === 'unavailable'
      ? new StoreUnavailable(outcome.message)
      : new Error(outcome.message);
  }

  async function readPool<M extends keyof SqliteQueries>(
    pool: Pool,
    method: M,
    args: Parameters<SqliteQueries[M]>,
  ): Promise<ReturnType<SqliteQueries[M]>> {
    const response = await queryPool(pool, method, args);
    if (!response) throw new Error(`${method}: no index`);
    return response.value;
  }

  const query = <M extends keyof SqliteQueries>(method: M, ...args: Parameters<SqliteQueries[M]>) =>
    readPool(scans, method, args);

  /** Asks the index, and SQLite if there is none of these lots now or a filter needs lot numbers. */
  async function queryIndex<M extends keyof IndexQueries>(
    requests: readonly { readonly filter: Filter }[],
    method: M,
    ...args: Parameters<SqliteQueries[M]>
  ): Promise<ReturnType<SqliteQueries[M]>> {
    const isIndexed = index && !requests.some(({ filter }) => mentionsLot(filter));
    const response = isIndexed ? await queryPool(index, method, args) : undefined;
    return response ? response.value : query(method, ...args);
  }

  const get = async (type: CatalogueType, id: string): Promise<Lot | undefined> =>
    readPool(lookups, 'byId', [listTypesOfLot(type), id]);
  const list: CatalogueStore['list'] = (request) => queryIndex([request], 'list', request);

  return {
    version: () => readPool(lookups, 'version', []),
    count: (scope) => queryIndex([scope], 'count', scope),
    list,
    arrivals: (request) => queryIndex([request], 'arrivals', request),
    facets: (type, requests) => queryIndex(requests, 'facets', type, requests),
    histograms: (type, requests) => queryIndex(requests, 'histograms', type, requests),
    values: (scope, field) => queryIndex([scope], 'values', scope, field),
    medians: (request) => queryIndex([request], 'medians', request),
    sales: (request) => queryIndex([request], 'sales', request),
    get,
    similar: async (type, id, limit) => {
      const lot = await get(type, id);
      return lot ? findSimilar(list, type, lot, limit) : [];
    },
    compare: (type, id, months) => query('compare', listTypesOfLot(type), id, findFirstDay(now(), months)),
    statistics: async (type, { brand, model, kuzov }, months) => {
      const sold = findArchive(type);
      if (!sold) return [];
      const [filter = EVERYTHING] = buildSimilarFilters({ brand, model, ...(kuzov ? { kuzov } : {}) });
      return groupByMonth(await query('results', sold, filter, findFirstDay(now(), months)));
    },
    landings: (request) => query('landings', request),
    offers: (request) => query('offers', request),
    landingParts: async (request) => {
      const parts: LandingPart[] = [];
      // One task for each part, so that other queries get their turn.
      for (let after: LandingRequest['after']; ;) {
        const part = await query('landingPart', { ...request, after });
        if (!part) return parts;
        const { last, ...measured } = part;
        parts.push({ ...measured, ...(after ? { after } : {}) });
        if (part.count < request.limit) return parts;
        after = last;
      }
    },
    getLoad: () => {
      const loads = [scans, ...(index ? [index] : [])].map((pool) => pool.getLoad());
      const sum = (figure: keyof StoreLoad) => loads.reduce((total, load) => total + load[figure], 0);
      return { running: sum('running'), waiting: sum('waiting'), refused: sum('refused') };
    },
    close: async () => {
      await Promise.all([scans.close(), lookups.close(), index?.close()]);
    },
  };
}
