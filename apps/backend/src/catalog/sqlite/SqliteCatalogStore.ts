import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { CatalogType, Lot } from '@vvoz/api/catalog/lot';
import { type CatalogStore, StoreUnavailable } from '../CatalogStore.ts';
import { EVERYTHING } from '../filter.ts';
import { likeFilters } from '../similar.ts';
import { byMonth } from '../statistics.ts';
import { soldSideOf, typesOf } from '../types.ts';
import type { SqliteQueries } from './sqliteQueries.ts';
import type { Outcome, Task } from './worker.ts';

export interface SqliteStoreOptions {
  readonly file: string;
  /** Worker threads that ask SQLite; the event loop never waits on it. */
  readonly threads?: number;
  /** Answers kept for the current version of the catalogue. */
  readonly answers?: number;
}

/** How old the known version may be, ms: an import is seen that late at most. */
const VERSION_TTL_MS = 500;

/** The first driver of CatalogStore: SQLite behind a small pool of threads, with answers kept by catalogue version. */
export function createSqliteCatalogStore({
  file,
  threads = 2,
  answers = 5000,
}: SqliteStoreOptions): CatalogStore {
  const pool = new Piscina<Task, Outcome>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: { file },
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: Infinity,
  });
  const kept = new LRUCache<string, Promise<unknown>>({ max: answers });
  let version: { value: string; at: number } | undefined;

  async function ask<M extends keyof SqliteQueries>(
    method: M,
    ...args: Parameters<SqliteQueries[M]>
  ): Promise<ReturnType<SqliteQueries[M]>> {
    const outcome = await pool.run({ method, args });
    if (outcome.ok) return outcome.value as ReturnType<SqliteQueries[M]>;
    throw outcome.unavailable ? new StoreUnavailable(outcome.message) : new Error(outcome.message);
  }

  async function currentVersion(): Promise<string> {
    if (!version || Date.now() - version.at > VERSION_TTL_MS)
      version = { value: await ask('version'), at: Date.now() };
    return version.value;
  }

  /** Equal questions to one state of the data are asked once; failures are not kept. */
  async function cached<M extends keyof SqliteQueries>(
    method: M,
    ...args: Parameters<SqliteQueries[M]>
  ): Promise<ReturnType<SqliteQueries[M]>> {
    const key = `${await currentVersion()} ${method} ${JSON.stringify(args)}`;
    let answer = kept.get(key) as Promise<ReturnType<SqliteQueries[M]>> | undefined;
    if (!answer) {
      answer = ask(method, ...args);
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
    }
    return answer;
  }

  /** Each part on a thread of its own, so that many facets use all of them. */
  const spread = async <Request, Answer>(
    requests: readonly Request[],
    one: (request: Request) => Promise<readonly Answer[]>,
  ) => (await Promise.all(requests.map(one))).flat();

  const get = async (type: CatalogType, id: string): Promise<Lot | undefined> =>
    cached('byId', typesOf(type), id);

  return {
    version: currentVersion,
    count: (scope) => cached('count', scope),
    list: (request) => cached('list', request),
    facets: (type, requests) => spread(requests, (request) => cached('facets', type, [request])),
    histograms: (type, requests) => spread(requests, (request) => cached('histograms', type, [request])),
    get,
    similar: async (type, id, limit) => {
      const lot = await get(type, id);
      if (!lot) return [];
      const found = new Map<string, Lot>();
      for (const filter of likeFilters(lot)) {
        if (found.size >= limit) break;
        const more = await cached('list', {
          type,
          filter,
          order: 'date_desc',
          limit: limit + found.size + 1,
          offset: 0,
        });
        for (const other of more) if (other.id !== lot.id && found.size < limit) found.set(other.id, other);
      }
      return [...found.values()];
    },
    statistics: async (type, { brand, model, kuzov }, months) => {
      const sold = soldSideOf(type);
      if (!sold) return [];
      const since = new Date();
      since.setUTCMonth(since.getUTCMonth() - months + 1, 1);
      const [filter = EVERYTHING] = likeFilters({ brand, model, ...(kuzov ? { kuzov } : {}) });
      return byMonth(await cached('results', sold, { filter }, since.toISOString().slice(0, 10)));
    },
    close: async () => {
      kept.clear();
      await pool.destroy();
    },
  };
}
