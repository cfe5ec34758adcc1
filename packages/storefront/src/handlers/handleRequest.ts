import { ApiError } from '@vvoz/api/errors';
import { isAbsent } from '../data/isAbsent.ts';
import { reportFailure } from '@vvoz/site-server/log/reportFailure';
import { runInScope } from '@vvoz/site-server/log/requestScope';

/** Creates the response when something does not exist (404) or the backend does not answer (503). */
export type Refuse = (status: 404 | 503) => Response;

/** After how many seconds a script may try again, unless the refusal has its own Retry-After. */
const RETRY_SECONDS = '5';

function refuseForNow(refuse: Refuse): Response {
  const response = refuse(503);
  if (!response.headers.has('retry-after')) response.headers.set('retry-after', RETRY_SECONDS);
  return response;
}

/**
 * Runs a route handler. A 404 or 400 of the backend becomes a 404. Another failed backend call is logged and becomes a 503
 * with Retry-After. Every other error is rethrown.
 */
export function handleRequest(
  request: Request,
  refuse: Refuse,
  response: () => Promise<Response>,
): Promise<Response> {
  return runInScope(request, async () => {
    try {
      return await response();
    } catch (error) {
      // The visitor has left: there is nothing to log.
      if (request.signal.aborted) return refuseForNow(refuse);
      if (isAbsent(error)) return refuse(404);
      if (!(error instanceof ApiError)) throw error;
      await reportFailure('Backend request failed, 503 sent', error);
      return refuseForNow(refuse);
    }
  });
}
