import { ApiError, type ApiFailure } from '@vvoz/api/errors';
import { getCurrentRequest } from './requestScope.ts';
import { writeLog, type LogEntry } from './writeLog.ts';

/** A 404 is normal (info); an answer that breaks the contract needs a developer (error); the rest may be temporary (warn). */
function selectLevel(failure: ApiFailure): LogEntry['level'] {
  if (failure.kind === 'contract') return 'error';
  return failure.kind === 'http' && failure.status === 404 ? 'info' : 'warn';
}

/**
 * Logs a failed backend call with the visitor's request that caused it. A call that was not made is not logged: the
 * breaker has logged why.
 */
export async function reportFailure(message: string, { failure, message: detail }: ApiError): Promise<void> {
  if (failure.kind === 'suspended') return;
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

/** Logs an error of work that no request waits for. It is never thrown, so an error of our own is logged with its stack. */
export async function reportBackgroundError(error: unknown): Promise<void> {
  if (error instanceof ApiError) return reportFailure('Cache refresh failed, stale response used', error);
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  writeLog({ level: 'error', message: 'Cache refresh failed: bug of the site', detail });
}

/**
 * Waits for an answer that a page can do without: a failed backend call is logged and becomes `fallback`.
 * Every other error is rethrown.
 * @param what name of the answer in the log, such as `popular lots`
 */
export async function withFallback<T, F>(what: string, response: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await reportFailure(`${what}: call failed, the page is rendered without it`, error);
    return fallback;
  }
}
