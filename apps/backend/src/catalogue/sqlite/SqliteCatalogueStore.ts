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
import { buildSimilarFilters } from '../similarFilters.ts';
import { groupByMonth } from '../statistics.ts';
import { findArchive, listTypesOfLot } from '@vvoz/catalogue/types/typeRelations';
import { createFairQueue, QueueFull } from './createFairQueue.ts';
import { createTaskRunner, type Outcome, type Task } from './createTaskRunner.ts';
import type { SqliteQueries } from './sqliteQueries.ts';

export interface SqliteStoreOptions {
  readonly file: string;
  /** Worker threads for lists and counts; 0 runs SQLite in the caller's thread, for tests. */
  readonly threads?: number;
  /** The clock, for tests. */
  readonly now?: () => Date;
}

/** Queries that may wait for a thread; further ones are rejected with StoreUnavailable. */
const MAX_WAITING = 300;
/** Queries of one visitor that may wait. The options of a panel are about a dozen queries. */
const MAX_WAITING_OF_VISITOR = 100;
/**
 * Limit of a thread's young objects, MB; V8 takes 192 otherwise. The old ones have the limit of the process
 * (`--max-old-space-size`) in each thread: V8 ignores a limit of the thread when the process has one.
 */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 16 };
/** Attempts at an answer in several parts, when an import changes the data between the parts. */
const MAX_TRIES = 3;

interface Pool {
  readonly query: (task: Task) => Promise<Outcome>;
  readonly getLoad: () => StoreLoad;
  readonly close: () => Promise<void>;
}

function createThreadPool(file: string, threads: number): Pool {
  const pool = new Piscina<Task, Outcome>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: { file },
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: THREAD_LIMITS,
  });
  const { enqueue, getLoad } = createFairQueue<Task, Outcome>({
    run: (task) => pool.run(task),
    maxRunning: threads,
    maxWaiting: MAX_WAITING,
    maxWaitingOfVisitor: MAX_WAITING_OF_VISITOR,
  });
  return {
    query: async (task) => {
      try {
        return await enqueue(task);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        return { ok: false, unavailable: true, message: error.message };
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

/** Groups requests by filter, with their positions in the list. */
function groupByFilter<R extends { readonly filter: Filter }>(requests: readonly R[]) {
  const groups = new Map<string, { filter: Filter; members: { request: R; at: number }[] }>();
  requests.forEach((request, at) => {
    const key = JSON.stringify(request.filter);
    const group = groups.get(key) ?? { filter: request.filter, members: [] };
    groups.set(key, group);
    group.members.push({ request, at });
  });
  return [...groups.values()];
}

/** Driver of CatalogueStore for SQLite. It runs in worker threads, so that the event loop never waits for it. */
export function createSqliteCatalogueStore({
  file,
  threads = 2,
  now = () => new Date(),
}: SqliteStoreOptions): CatalogueStore {
  const scans = threads > 0 ? createThreadPool(file, threads) : createInlinePool(file);
  // Versions and single lots take microseconds, so they have a thread without slow scans before them.
  const lookups = threads > 0 ? createThreadPool(file, 1) : scans;

  async function queryPool<M extends keyof SqliteQueries>(
    pool: Pool,
    method: M,
    ...args: Parameters<SqliteQueries[M]>
  ): Promise<{ value: ReturnType<SqliteQueries[M]>; version: string }> {
    const outcome = await pool.query({ method, args, now: now().getTime() });
    if (outcome.ok) return { value: outcome.value as ReturnType<SqliteQueries[M]>, version: outcome.version };
    throw outcome.unavailable ? new StoreUnavailable(outcome.message) : new Error(outcome.message);
  }

  async function query<M extends keyof SqliteQueries>(method: M, ...args: Parameters<SqliteQueries[M]>) {
    return (await queryPool(scans, method, ...args)).value;
  }

  /**
   * Answers requests with equal filters in one pass. When an import changes the data between the passes, all of them
   * are repeated, so that the parts of the answer come from one state of the data. After MAX_TRIES they may differ.
   */
  async function respondByFilter<R extends { readonly filter: Filter }, A>(
    requests: readonly R[],
    queryGroup: (filter: Filter, requests: readonly R[]) => Promise<{ value: readonly A[]; version: string }>,
  ): Promise<readonly A[]> {
    const groups = groupByFilter(requests);
    for (let left = MAX_TRIES; ; left -= 1) {
      const parts = await Promise.all(
        groups.map(({ filter, members }) =>
          queryGroup(
            filter,
            members.map(({ request }) => request),
          ),
        ),
      );
      if (left > 1 && new Set(parts.map(({ version }) => version)).size > 1) continue;
      const responses: A[] = [];
      groups.forEach(({ members }, group) =>
        members.forEach(({ at }, index) => {
          const response = parts[group]?.value[index];
          if (response !== undefined) responses[at] = response;
        }),
      );
      return responses;
    }
  }

  const get = async (type: CatalogueType, id: string): Promise<Lot | undefined> =>
    (await queryPool(lookups, 'byId', listTypesOfLot(type), id)).value;

  return {
    version: async () => (await queryPool(lookups, 'version')).value,
    count: (scope) => query('count', scope),
    list: (request) => query('list', request),
    arrivals: (request) => query('arrivals', request),
    facets: (type, requests) =>
      respondByFilter(requests, (filter, group) =>
        queryPool(
          scans,
          'facets',
          type,
          filter,
          group.map(({ field }) => field),
        ),
      ),
    histograms: (type, requests) =>
      respondByFilter(requests, (filter, group) =>
        queryPool(
          scans,
          'histograms',
          type,
          filter,
          group.map(({ field, bins }) => ({ field, bins })),
        ),
      ),
    values: (scope, field) => query('values', scope, field),
    medians: (request) => query('medians', request),
    get,
    similar: async (type, id, limit) => {
      const lot = await get(type, id);
      if (!lot) return [];
      const similarLots = new Map<string, Lot>();
      for (const filter of buildSimilarFilters(lot)) {
        const more = await query('list', {
          type,
          filter,
          order: 'date_desc',
          // The answer may contain the lot itself and lots that were already found.
          limit: limit + similarLots.size + 1,
          offset: 0,
        });
        for (const other of more)
          if (other.id !== lot.id && similarLots.size < limit) similarLots.set(other.id, other);
        if (similarLots.size >= limit) break;
      }
      return [...similarLots.values()];
    },
    statistics: async (type, { brand, model, kuzov }, months) => {
      const sold = findArchive(type);
      if (!sold) return [];
      const since = now();
      since.setUTCMonth(since.getUTCMonth() - months + 1, 1);
      const [filter = EVERYTHING] = buildSimilarFilters({ brand, model, ...(kuzov ? { kuzov } : {}) });
      return groupByMonth(await query('results', sold, filter, since.toISOString().slice(0, 10)));
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
    getLoad: scans.getLoad,
    close: async () => {
      await Promise.all([scans.close(), lookups.close()]);
    },
  };
}
