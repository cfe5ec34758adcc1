import { randomUUID } from 'node:crypto';

/** Ties what the proxy, the page and the backend log about one request together. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** A request id that a gateway may give; the backend takes the same ones. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that came with a request, or a new one. */
export const readRequestId = (given: string | null | undefined): string =>
  given && REQUEST_ID.test(given) ? given : randomUUID();
