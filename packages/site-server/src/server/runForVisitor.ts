import type { IncomingMessage, ServerResponse } from 'node:http';
import { createVisitorDemand, NO_VISITOR, runWithDemand } from '@vvoz/api/visitor/demand';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';

/**
 * Runs the handling of a request for its visitor: its backend calls end when the visitor leaves before the answer has been
 * sent and nobody else waits for them.
 */
export function runForVisitor<T>(request: IncomingMessage, response: ServerResponse, handle: () => T): T {
  const visitor = request.headers[VISITOR_HEADER];
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return runWithDemand(
    createVisitorDemand(typeof visitor === 'string' ? toLimitKey(visitor) : NO_VISITOR, left.signal),
    handle,
  );
}
