import cors from '@fastify/cors';
import type { App } from './App.ts';

/** How long a browser may cache a preflight, seconds. */
const PREFLIGHT_SECONDS = 600;

/**
 * Allows calls with credentials from the hosts' pages only; the whole origin must match. Answers to other origins lack
 * the CORS headers, so browsers withhold them.
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
