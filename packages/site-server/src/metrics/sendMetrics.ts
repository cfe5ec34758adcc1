import type { IncomingMessage, ServerResponse } from 'node:http';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { formatMetrics, METRICS_CONTENT_TYPE, type Metrics } from '@vvoz/telemetry/metrics/createMetrics';

const METRICS_PATH = '/metrics';

/**
 * Answers `GET /metrics` for our own servers (`VVOZ_TRUSTED_PROXIES`). Returns false for any other request: for a visitor
 * there is no such page.
 */
export function sendMetrics(
  { url, method, headers }: IncomingMessage,
  response: ServerResponse,
  isVisitor: (address: string) => boolean,
  collect: () => ReturnType<Metrics<'site'>['collect']>,
): boolean {
  const visitor = headers[VISITOR_HEADER];
  if (url !== METRICS_PATH || method !== 'GET') return false;
  if (typeof visitor !== 'string' || isVisitor(visitor)) return false;
  void collect().then((metrics) => {
    response.writeHead(200, { 'content-type': METRICS_CONTENT_TYPE, 'cache-control': 'no-store' });
    response.end(formatMetrics(metrics));
  });
  return true;
}
