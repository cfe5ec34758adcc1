import type { PageFailure } from './readPageFailure.ts';

/** Path of the page that shows an error. Only the server itself requests it. */
export const ERROR_PAGE_PATH = '/error-page';

const STATUS_HEADER = 'x-vvoz-error-status';
const MESSAGE_HEADER = 'x-vvoz-error-message';
/** Request headers that only the server itself may send. */
export const ERROR_HEADERS: readonly string[] = [STATUS_HEADER, MESSAGE_HEADER];

/** Writes a failure as request headers of the error page. */
export const formatErrorHeaders = ({ status, message }: PageFailure): Record<string, string> => ({
  [STATUS_HEADER]: String(status),
  [MESSAGE_HEADER]: encodeURIComponent(message),
});

/** Reads the failure from these headers; undefined when a visitor opens the error page. */
export function readErrorHeaders(headers: { get(name: string): string | null }): PageFailure | undefined {
  const status = headers.get(STATUS_HEADER);
  const message = headers.get(MESSAGE_HEADER);
  if (status === null || message === null) return undefined;
  return { status: Number(status), message: decodeURIComponent(message) };
}
