import { randomUUID } from 'node:crypto';

/** Header with the id that proxy, page and backend log for one request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Accepted ids of a gateway in front; the backend accepts the same. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Returns the id that came with a request when it is well formed, else a new one. */
export const readRequestId = (given: string | null | undefined): string =>
  given && REQUEST_ID.test(given) ? given : randomUUID();
