import { ApiError, type ApiFailure } from '@vvoz/api/errors';
import { currentRequest } from './requestScope.ts';
import { writeLog, type LogEntry } from './writeLog.ts';

/** What is absent is no trouble; an answer that breaks the contract needs a developer. */
function levelOf(failure: ApiFailure): LogEntry['level'] {
  if (failure.kind === 'contract') return 'error';
  return failure.kind === 'http' && failure.status === 404 ? 'info' : 'warn';
}

/** Logs a failed call of the backend with the request that it was made for. */
export async function reportFailure(message: string, { failure, message: detail }: ApiError): Promise<void> {
  const { requestId, path } = await currentRequest();
  writeLog({
    level: levelOf(failure),
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
 * Waits for an answer that a page can stand without: a failed call of the backend is logged and becomes `fallback`.
 * Everything else is thrown on.
 * @param what names the answer in the log: «popular lots»
 */
export async function withFallback<T, F>(what: string, answer: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await reportFailure(`${what}: not available, the page goes on without`, error);
    return fallback;
  }
}
