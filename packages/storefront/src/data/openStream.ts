import { limitTime } from '@vvoz/api/limitTime';
import { writeLog } from '@vvoz/site-server/log/writeLog';
import type { Backend } from './backend.ts';

/** How long the backend may take to begin a stream, ms. */
const MAX_BEGIN_MS = 10_000;
const RETRY_SECONDS = '10';
/** Headers of the backend's answer that the browser and gateways need. */
const PASSED_HEADERS = ['content-type', 'retry-after', 'x-accel-buffering'];

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/**
 * Creates the function that passes an answer of the backend on piece by piece, for as long as the visitor stays. Unlike
 * `passOn` it limits only the time until the answer begins. It never throws: an outage is a 503 with Retry-After. The log
 * leaves out the query, because it names a conversation.
 */
export const createStreamOpener =
  (backend: () => Backend) =>
  async (path: string, query: string, visitor: AbortSignal): Promise<Response> => {
    try {
      if (backend().isDown()) throw new Error('the backend does not answer');
      const response = await limitTime(MAX_BEGIN_MS, visitor, (signal) =>
        backend().fetchRaw(path + query, { signal, redirect: 'manual' }),
      );
      if (response.status >= 500 || (response.ok && !isStream(response))) {
        // Not awaited: the framework keeps a second branch of the body, and cancelling one waits for the other.
        response.body?.cancel().catch(() => undefined);
        throw new Error(`the backend answered ${response.status}, and no stream`);
      }
      const headers = new Headers({ 'cache-control': 'no-store, no-transform' });
      for (const name of PASSED_HEADERS) {
        const value = response.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      return new Response(response.body, { status: response.status, headers });
    } catch (error) {
      const detail = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      if (!visitor.aborted) writeLog({ level: 'warn', message: 'Stream not opened', detail, path });
      return new Response(null, {
        status: 503,
        headers: { 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS },
      });
    }
  };
