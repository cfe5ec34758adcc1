import { ApiError } from '@vvoz/api/errors';
import { isAbsent } from '../data/isAbsent.ts';
import { reportFailure } from '../log/reportFailure.ts';
import { runInScope } from '../log/requestScope.ts';

/** Makes the answer for what is not there (404) and for a source that does not answer (503). */
export type Refuse = (status: 404 | 503) => Response;

/**
 * Runs a route handler. A failed call of the backend is logged and refused, what the backend does not know is a 404;
 * every other failure is thrown on.
 */
export function handleRequest(
  request: Request,
  refuse: Refuse,
  answer: () => Promise<Response>,
): Promise<Response> {
  return runInScope(request, async () => {
    try {
      return await answer();
    } catch (error) {
      // The visitor has gone: nobody reads what is answered.
      if (request.signal.aborted) return refuse(503);
      if (isAbsent(error)) return refuse(404);
      if (!(error instanceof ApiError)) throw error;
      await reportFailure('A request is refused: its source does not answer', error);
      return refuse(503);
    }
  });
}
