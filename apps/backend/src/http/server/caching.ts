import { createHash } from 'node:crypto';
import type { CatalogStore } from '../../catalogue/CatalogStore.ts';
import type { ContentStore } from '../../content/ContentStore.ts';
import type { App } from '../routes/route.ts';
import { CACHE, type CacheKind } from './cacheTable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Row of the cache table; none when absent. */
    cache?: CacheKind;
  }
}

/** To be raised when the same state of the data is written in another way: tags of older answers must not fit. */
const WIRE_REVISION = 1;

const tagOf = (version: string, url: string): string =>
  `W/"${WIRE_REVISION}.${version}-${createHash('sha1').update(url).digest('base64url').slice(0, 16)}"`;

/** `If-None-Match` compares weakly, and may be a list. */
const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(',').some((candidate) => {
    const told = candidate.trim();
    return told === tag || `W/${told}` === tag;
  });

/**
 * Gives every answer its Cache-Control by kind and a weak ETag of the version of what it depends on: a question that
 * was answered for this version gets 304 without being asked again. Errors take both back.
 */
export function addCaching(
  app: App,
  store: Pick<CatalogStore, 'version'>,
  content: Pick<ContentStore, 'version'>,
): void {
  const versionOf = {
    catalogue: () => store.version(),
    content: () => content.version(),
  } as const;
  app.addHook('preHandler', async (request, reply) => {
    const row = CACHE[request.routeOptions.config.cache ?? 'none'];
    void reply.header('cache-control', row.control);
    if (row.tag === 'none') return;
    const tag = tagOf(await versionOf[row.tag](), request.url);
    void reply.header('etag', tag);
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
  });
}
