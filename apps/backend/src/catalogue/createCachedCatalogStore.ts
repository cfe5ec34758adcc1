import { LRUCache } from 'lru-cache';
import type { CatalogStore } from './CatalogStore.ts';

/** Maximum age of the version, ms: an import becomes visible within this time. */
const VERSION_MS = 500;
/** Size of the cache in units of about 100 bytes. An option or a bin counts 1, a lot LOT_SIZE; keys count too. */
const MAX_SIZE = 500_000;
const UNIT = 100;
const LOT_SIZE = 12;

/** Cache of answers. Concurrent requests with one key share one query. Failures are not cached. */
class Answers {
  readonly #cached = new LRUCache<string, { readonly value: unknown }>({ maxSize: MAX_SIZE });
  readonly #running = new Map<string, Promise<unknown>>();

  has(key: string): boolean {
    return this.#running.has(key) || this.#cached.has(key);
  }

  get<T>(key: string, size: (value: T) => number, query: () => Promise<T>): Promise<T> {
    const cached = this.#cached.get(key);
    if (cached) return Promise.resolve(cached.value as T);
    const running = this.#running.get(key);
    if (running) return running as Promise<T>;
    const answer = query()
      .then((value) => {
        this.#cached.set(key, { value }, { size: 1 + size(value) + Math.ceil(key.length / UNIT) });
        return value;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, answer);
    return answer;
  }
}

/**
 * Caches a driver's answers for the current version of the catalogue, in bounded memory. Equal concurrent requests
 * share one query. The JSON of a request is its key, so callers must write equal requests in the same way.
 */
export function createCachedCatalogStore(store: CatalogStore): CatalogStore {
  const answers = new Answers();
  let cachedVersion: { readonly value: Promise<string>; readonly at: number } | undefined;

  function readVersion(): Promise<string> {
    const now = performance.now();
    if (!cachedVersion || now - cachedVersion.at > VERSION_MS) {
      const current = { value: store.version(), at: now };
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
  async function answerInParts<R, A>(
    method: string,
    requests: readonly R[],
    size: (answer: A) => number,
    query: (missing: readonly R[]) => Promise<readonly A[]>,
  ): Promise<readonly A[]> {
    const keyed = await Promise.all(
      requests.map(async (request) => ({ request, key: await makeKey(method, request) })),
    );
    const missing = keyed.filter(({ key }) => !answers.has(key));
    const missingAnswers = missing.length > 0 ? query(missing.map(({ request }) => request)) : undefined;
    return Promise.all(
      keyed.map((entry) =>
        answers.get(entry.key, size, async () => {
          const all = missingAnswers ? await missingAnswers : await query([entry.request]);
          const answer = all[missingAnswers ? missing.indexOf(entry) : 0];
          if (answer === undefined)
            throw new Error(`${method}: the store returned fewer answers than requests`);
          return answer;
        }),
      ),
    );
  }

  return {
    ...store,
    version: readVersion,
    count: async (scope) =>
      answers.get(
        await makeKey('count', scope),
        () => 1,
        () => store.count(scope),
      ),
    list: async (request) =>
      answers.get(
        await makeKey('list', request),
        (lots) => lots.length * LOT_SIZE,
        () => store.list(request),
      ),
    facets: (type, requests) =>
      answerInParts(
        `facet ${type}`,
        requests,
        (options) => options.length,
        (missing) => store.facets(type, missing),
      ),
    histograms: (type, requests) =>
      answerInParts(
        `histogram ${type}`,
        requests,
        ({ bins }) => bins.length,
        (missing) => store.histograms(type, missing),
      ),
    values: async (scope, field) =>
      answers.get(
        await makeKey(`values ${field}`, scope),
        (values) => values.length,
        () => store.values(scope, field),
      ),
    medians: async (request) =>
      answers.get(
        await makeKey('medians', request),
        (groups) => groups.length,
        () => store.medians(request),
      ),
    get: async (type, id) =>
      answers.get(
        await makeKey('get', [type, id]),
        () => LOT_SIZE,
        () => store.get(type, id),
      ),
    similar: async (type, id, limit) =>
      answers.get(
        await makeKey('similar', [type, id, limit]),
        (lots) => lots.length * LOT_SIZE,
        () => store.similar(type, id, limit),
      ),
  };
}
