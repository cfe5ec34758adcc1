import { limitTime } from '@vvoz/api/limitTime';
import { writeLog } from '@vvoz/site-server/log/writeLog';
import type { Backend } from './backend.ts';

/** How long the backend may take, ms. */
const MAX_RESPONSE_MS = 10_000;
const RETRY_SECONDS = '5';

const UNAVAILABLE = {
  error: { code: 'unavailable', message: 'The backend does not answer; try again later' },
};

const createJson = (body: unknown, status: number, retryAfter: string | null): Response =>
  Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
    },
  });

/**
 * Creates the function that passes a visitor's call on to the backend and returns its JSON, with status and Retry-After. It
 * never throws: an outage, a 5xx answer and an answer that is not JSON become a 503. It also tries while reads are suspended,
 * so that no request is lost.
 */
export const createPassOn =
  (backend: () => Backend) =>
  async (path: string, init: RequestInit = {}): Promise<Response> => {
    try {
      return await limitTime(MAX_RESPONSE_MS, undefined, async (signal) => {
        const response = await backend().fetchRaw(path, { ...init, signal });
        const text = await response.text();
        if (response.status >= 500) throw new Error(`the backend answered ${response.status}`);
        const body: unknown = JSON.parse(text);
        return createJson(body, response.status, response.headers.get('retry-after'));
      });
    } catch (error) {
      writeLog({ level: 'warn', message: 'Forwarded request failed', detail: String(error), path });
      return createJson(UNAVAILABLE, 503, RETRY_SECONDS);
    }
  };
