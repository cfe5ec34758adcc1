import cors from '@fastify/cors';
import type { App } from '../routes/route.ts';

/** How long a browser may remember a preflight, seconds. */
const PREFLIGHT_SECONDS = 600;

/**
 * Lets pages of the hosts call with credentials, and nobody else's: an origin is compared whole. Other origins get
 * an answer without the headers, which their browsers keep from them.
 */
export async function addCors(app: App, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type', 'idempotency-key', 'x-request-id'],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
    hideOptionsRoute: true,
  });
}
