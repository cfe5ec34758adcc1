import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CatalogStore } from '../catalog/CatalogStore.ts';
import { CACHE, type CacheKind } from './cacheTable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Row of the cache table; none when absent. */
    cache?: CacheKind;
  }
}

const tagOf = (version: string, url: string): string =>
  `W/"${version}-${createHash('sha1').update(url).digest('base64url').slice(0, 16)}"`;

/**
 * Gives every answer its Cache-Control by kind, and those of the catalogue an ETag of the catalogue's version: a
 * question that was answered for this version gets 304 without being asked again.
 */
export function addCaching(app: FastifyInstance, store: CatalogStore): void {
  app.addHook('preHandler', async (request, reply) => {
    const row = CACHE[request.routeOptions.config.cache ?? 'none'];
    void reply.header('cache-control', row.control);
    if (!row.etag) return;
    const tag = tagOf(await store.version(), request.url);
    void reply.header('etag', tag);
    const known = request.headers['if-none-match'];
    if (known?.split(',').some((candidate) => candidate.trim() === tag)) return reply.code(304).send();
  });
}
