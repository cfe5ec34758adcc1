import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
}

interface TraceBody {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[];
  }[];
}

/** A collector of OpenTelemetry that keeps what it receives, for tests. */
export interface Collector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** Every body as text, by its path. */
  readonly bodies: readonly (readonly [path: string, body: string])[];
  readonly stop: () => Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const bodies: (readonly [string, string])[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push([request.url ?? '', body]);
      if (request.url === '/v1/traces')
        for (const { scopeSpans } of (JSON.parse(body) as TraceBody).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
