import { ApiError, type ApiFailure } from '@vvoz/api/errors';
import { getCurrentRequest } from './requestScope.ts';
import { writeLog, type LogEntry } from './writeLog.ts';

/** A 404 is normal (info); an answer that breaks the contract needs a developer (error); the rest may be temporary (warn). */
function selectLevel(failure: ApiFailure): LogEntry['level'] {
  if (failure.kind === 'contract') return 'error';
  return failure.kind === 'http' && failure.status === 404 ? 'info' : 'warn';
}

/** Logs a failed backend call with the visitor's request that caused it. */
export async function reportFailure(message: string, { failure, message: detail }: ApiError): Promise<void> {
  const { requestId, path } = await getCurrentRequest();
  writeLog({
    level: selectLevel(failure),
    message,
    kind: failure.kind,
    status: failure.kind === 'http' ? failure.status : undefined,
    url: failure.url,
    detail,
    path,
    requestId,
  });
}

/**
 * Waits for an answer that a page can do without: a failed backend call is logged and becomes `fallback`.
 * Every other error is rethrown.
 * @param what name of the answer in the log, such as `popular lots`
 */
export async function withFallback<T, F>(what: string, answer: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await reportFailure(`${what}: call failed, the page is rendered without it`, error);
    return fallback;
  }
}
