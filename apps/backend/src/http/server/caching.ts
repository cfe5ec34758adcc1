import { createHash } from 'node:crypto';
import { matchesTag } from '@vvoz/api/headers/matchesTag';
import type { CatalogueStore } from '../../catalogue/CatalogueStore.ts';
import type { ContentStore } from '../../content/ContentStore.ts';
import type { App } from './App.ts';
import { CACHE, type CacheKind } from './cacheTable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Row of the cache table; `none` when absent. */
    cache?: CacheKind;
  }
}

/** Raise this when answers change while the data stays the same, so that older ETags no longer match. */
const WIRE_REVISION = 1;

const createTag = (version: string, url: string): string =>
  `W/"${WIRE_REVISION}.${version}-${createHash('sha1').update(url).digest('base64url').slice(0, 16)}"`;

/**
 * Adds Cache-Control to every answer by its kind, and a weak ETag of the data version to kinds with a tag. A request
 * whose ETag matches gets 304 without running its handler. Errors replace Cache-Control with `no-store` and have no
 * ETag.
 */
export function addCaching(
  app: App,
  store: Pick<CatalogueStore, 'version'>,
  content: Pick<ContentStore, 'version'>,
): void {
  const versionReaders = {
    catalogue: () => store.version(),
    content: () => content.version(),
  } as const;
  app.addHook('preHandler', async (request, reply) => {
    const row = CACHE[request.routeOptions.config.cache ?? 'none'];
    void reply.header('cache-control', row.control);
    if (row.tag === 'none') return;
    const tag = createTag(await versionReaders[row.tag](), request.url);
    void reply.header('etag', tag);
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  });
}
