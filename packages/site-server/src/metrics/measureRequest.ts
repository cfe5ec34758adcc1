import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from '../exchange/exchange.ts';
import { findKind, isHealthCheck } from '../limits/visitorLimits.ts';
import type { AnsweredRequest } from './siteFigures.ts';

/** Finds the kind of the page that was rendered, or of a request that is not for a page. */
function findRoute(url: string, { pageKind }: Exchange): string {
  if (pageKind !== undefined) return pageKind;
  return findKind(url) ?? (isHealthCheck(url) ? 'health' : 'files');
}

/** Calls `add` when a request has been answered, or its visitor has left. */
export function measureRequest(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange,
  add: (answered: AnsweredRequest) => void,
): void {
  const begun = performance.now();
  response.once('close', () => {
    const type = String(response.getHeader('content-type') ?? '');
    add({
      route: findRoute(url, exchange),
      status: response.writableFinished ? response.statusCode : undefined,
      seconds: (performance.now() - begun) / 1000,
      isStream: type.startsWith('text/event-stream'),
    });
  });
}
