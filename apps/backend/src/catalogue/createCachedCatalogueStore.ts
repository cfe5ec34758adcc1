import { LRUCache } from 'lru-cache';
import { getDemand, joinDemands, OWN_DEMAND, runWithDemand, type Demand } from '@vvoz/api/visitor/demand';
import { createSharedWork } from '@vvoz/api/visitor/sharedWork';
import type { CatalogueStore } from './CatalogueStore.ts';

/** Maximum age of the version, ms: an import becomes visible within this time. */
const VERSION_MS = 500;
/** Size of the cache in units of about 100 bytes. An option or a bin counts 1, a lot LOT_SIZE; keys count too. */
const MAX_SIZE = 500_000;
const UNIT_BYTES = 100;
const LOT_SIZE = 12;

/**
 * Cache of answers. Concurrent requests with one key share one query, which is cancelled when all of them have left.
 * Failures are not cached.
 */
class ResponseCache {
  readonly #cached = new LRUCache<string, { readonly value: unknown }>({ maxSize: MAX_SIZE });
  readonly #queries = createSharedWork<unknown>();

  has(key: string): boolean {
    return this.#queries.isRunning(key) || this.#cached.has(key);
  }

  async get<T>(key: string, size: (value: T) => number, query: () => Promise<T>): Promise<T> {
    const cached = this.#cached.get(key);
    if (cached) return cached.value as T;
    return (await this.#queries.run(key, async () => {
      const value = await query();
      this.#cached.set(key, { value }, { size: 1 + size(value) + Math.ceil(key.length / UNIT_BYTES) });
      return value;
    })) as T;
  }
}

/**
 * Caches a driver's answers for the current version of the catalogue, in bounded memory. Equal concurrent requests
 * share one query. The JSON of a request is its key, so callers must write equal requests in the same way.
 */
export function createCachedCatalogueStore(store: CatalogueStore): CatalogueStore {
  const responses = new ResponseCache();
  let cachedVersion: { readonly value: Promise<string>; readonly at: number } | undefined;

  function readVersion(): Promise<string> {
    const now = performance.now();
    if (!cachedVersion || now - cachedVersion.at > VERSION_MS) {
      // On behalf of all visitors, because the visitor of this request may leave.
      const current = { value: runWithDemand(OWN_DEMAND, () => store.version()), at: now };
      cachedVersion = current;
      current.value.catch(() => {
        if (cachedVersion === current) cachedVersion = undefined;
      });
    }
    return cachedVersion.value;
  }

  const makeKey = async (method: string, request: unknown): Promise<string> =>
    `${await readVersion()} ${method} ${JSON.stringify(request)}`;

  /** Caches the parts of an answer separately, because a changed condition leaves most facets unchanged. */
  async function respondInParts<R, A>(
    method: string,
    requests: readonly R[],
    size: (response: A) => number,
    query: (missing: readonly R[]) => Promise<readonly A[]>,
  ): Promise<readonly A[]> {
    const keyed = await Promise.all(
      requests.map(async (request) => ({ request, key: await makeKey(method, request) })),
    );
    const missing = keyed.filter(({ key }) => !responses.has(key));
    const demands: Demand[] = [];
    let all: Promise<readonly A[]> | undefined;
    /**
     * Runs one query for all missing parts. It first collects the demand of each part, because other visitors may join
     * a part.
     */
    const respondMissing = async () => {
      demands.push(getDemand());
      await Promise.resolve();
      all ??= runWithDemand(joinDemands(demands), () => query(missing.map(({ request }) => request)));
      return all;
    };
    return Promise.all(
      keyed.map((entry) =>
        responses.get(entry.key, size, async () => {
          const at = missing.indexOf(entry);
          const response = at === -1 ? (await query([entry.request]))[0] : (await respondMissing())[at];
          if (response === undefined)
            throw new Error(`${method}: the store returned fewer answers than requests`);
          return response;
        }),
      ),
    );
  }

  return {
    ...store,
    version: readVersion,
    count: async (scope) =>
      responses.get(
        await makeKey('count', scope),
        () => 1,
        () => store.count(scope),
      ),
    list: async (request) =>
      responses.get(
        await makeKey('list', request),
        (lots) => lots.length * LOT_SIZE,
        () => store.list(request),
      ),
    arrivals: async (request) =>
      responses.get(
        await makeKey('arrivals', request),
        (arrivals) => arrivals.length * LOT_SIZE,
        () => store.arrivals(request),
      ),
    facets: (type, requests) =>
      respondInParts(
        `facet ${type}`,
        requests,
        (options) => options.length,
        (missing) => store.facets(type, missing),
      ),
    histograms: (type, requests) =>
      respondInParts(
        `histogram ${type}`,
        requests,
        ({ bins }) => bins.length,
        (missing) => store.histograms(type, missing),
      ),
    values: async (scope, field) =>
      responses.get(
        await makeKey(`values ${field}`, scope),
        (values) => values.length,
        () => store.values(scope, field),
      ),
    medians: async (request) =>
      responses.get(
        await makeKey('medians', request),
        (groups) => groups.length,
        () => store.medians(request),
      ),
    // Parts are few, and finding them needs a walk through all landings. The walk continues when the robot has left, so
    // that its next attempt gets the answer. Pages of landings are not cached: there are many, and robots request each
    // once.
    landingParts: async (request) =>
      responses.get(
        await makeKey('landing parts', request),
        (parts) => parts.length,
        () => runWithDemand(OWN_DEMAND, () => store.landingParts(request)),
      ),
    get: async (type, id) =>
      responses.get(
        await makeKey('get', [type, id]),
        () => LOT_SIZE,
        () => store.get(type, id),
      ),
    similar: async (type, id, limit) =>
      responses.get(
        await makeKey('similar', [type, id, limit]),
        (lots) => lots.length * LOT_SIZE,
        () => store.similar(type, id, limit),
      ),
  };
}
