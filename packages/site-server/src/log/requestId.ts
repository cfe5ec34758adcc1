import { chooseRequestId } from '@vvoz/telemetry/trace/traceContext';

/** Header with the id that gateway, page and backend log for one request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Header in which the proxy passes the path of a request to its page. */
export const PATH_HEADER = 'x-vvoz-path';

/** Returns the id that came with a request when it is well formed, else a new one. */
export const readRequestId = (given: string | null | undefined): string =>
  chooseRequestId({ requestId: given });
