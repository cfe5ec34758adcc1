import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { matchesTag } from '@vvoz/api/headers/matchesTag';
import type { CatalogueStore } from '../../catalogue/CatalogueStore.ts';
import type { ContentStore } from '../../content/ContentStore.ts';
import type { App } from './App.ts';
import { CACHE, type CacheKind, type CacheRow, type TagSource } from './cacheTable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Row of the cache table; `none` when absent. */
    cache?: CacheKind;
  }
  interface FastifyRequest {
    /** Version and day of the catalogue when an answer about lots began; empty for all others. */
    catalogueState: string;
  }
}

/** Raise this when answers change while the data stays the same, so that older ETags no longer match. */
const WIRE_REVISION = 1;

const createTag = (version: string, url: string): string =>
  `W/"${WIRE_REVISION}.${version}-${createHash('sha1').update(url).digest('base64url').slice(0, 16)}"`;

/** Characters of all remembered answers: some 4,000 lists, or 2,500 sets of all counts. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/**
 * True for lots of a set, which editors may change between two imports. Reads the address, because one hook runs before
 * the query is validated and one after it.
 */
const isOfSet = ({ url }: FastifyRequest): boolean =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('set_id');

interface Answers {
  /** Returns the body of an answer that was given in the same state of the data. */
  readonly find: (state: string, url: string) => string | undefined;
  readonly add: (state: string, url: string, body: string) => void;
}

/** Remembers answers in one state of the data at a time. */
function createAnswers(maxSize: number): Answers {
  const bodies = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (body, url) => body.length + url.length,
  });
  let present = '';
  const enter = (state: string): void => {
    if (state === present) return;
    bodies.clear();
    present = state;
  };
  return {
    find: (state, url) => {
      enter(state);
      return bodies.get(url);
    },
    add: (state, url, body) => {
      if (state === present) bodies.set(url, body);
    },
  };
}

/**
 * Adds Cache-Control to every answer by its kind, and a weak ETag of the data version to kinds with a tag. A request
 * whose ETag matches gets 304 without running its handler. Errors replace Cache-Control with `no-store` and have no
 * ETag.
 *
 * Answers about lots are remembered until the catalogue or the day changes, and sent again without being validated or
 * calculated: an answer was validated the first time, and depends on address, version and day only.
 * @param addAnswer called for each answer about lots that is from memory, or calculated to be remembered
 * @param now the clock, for tests
 * @param maxCharacters of all remembered answers, for tests
 */
export function addCaching(
  app: App,
  store: Pick<CatalogueStore, 'version'>,
  content: Pick<ContentStore, 'version'>,
  addAnswer: (from: 'memory' | 'calculation') => void,
  now: () => Date = () => new Date(),
  maxCharacters = MAX_CHARACTERS,
): void {
  const versionReaders = {
    catalogue: () => store.version(),
    content: () => content.version(),
    both: async () => (await Promise.all([store.version(), content.version()])).join('.'),
  } as const;
  const answers = createAnswers(maxCharacters);
  app.decorateRequest('catalogueState', '');

  const readDay = (): string => now().toISOString().slice(0, 10);

  /**
   * Sets the tag of an answer. What depends on the day has it in its tag, or a client keeps yesterday's answer. Returns
   * true if the client has this answer.
   */
  const setTag = (
    request: FastifyRequest,
    reply: FastifyReply,
    source: TagSource,
    version: string,
  ): boolean => {
    const tag = createTag(source === 'content' ? version : `${version}.${readDay()}`, request.url);
    void reply.header('etag', tag);
    return matchesTag(request.headers['if-none-match'], tag);
  };

  app.addHook('preValidation', async (request, reply) => {
    const row: CacheRow = CACHE[request.routeOptions.config.cache ?? 'none'];
    if (row.isRemembered !== true || request.method !== 'GET' || isOfSet(request)) return;
    const version = await versionReaders.catalogue();
    const state = `${version} ${readDay()}`;
    const body = answers.find(state, request.url);
    if (body === undefined) {
      request.catalogueState = state;
      return;
    }
    addAnswer('memory');
    void reply.header('cache-control', row.control);
    if (setTag(request, reply, 'catalogue', version)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
  app.addHook('preHandler', async (request, reply) => {
    const row: CacheRow = CACHE[request.routeOptions.config.cache ?? 'none'];
    void reply.header('cache-control', row.control);
    const source: TagSource = row.tag === 'catalogue' && isOfSet(request) ? 'both' : row.tag;
    if (source === 'none') return;
    if (setTag(request, reply, source, await versionReaders[source]())) return reply.code(304).send();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { catalogueState } = request;
    if (catalogueState === '' || reply.statusCode !== 200 || typeof payload !== 'string') return;
    addAnswer('calculation');
    answers.add(catalogueState, request.url, payload);
  });
}
