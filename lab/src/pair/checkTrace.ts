import { setTimeout as pause } from 'node:timers/promises';
import type { CollectedSpan, Collector } from '@vvoz/telemetry/testing/startCollector';
import { requestGateway } from '@vvoz/tools/gateway/requestGateway';
import type { Gateway } from '@vvoz/tools/gateway/startNginx';

/** Kinds of spans, as OTLP numbers them. */
const SERVER = 2;
const CLIENT = 3;
/** Spans are sent every two seconds, and the gateway writes its log every second. */
const MAX_WAIT_MS = 20_000;

/** Returns what is wrong with the spans of one page: gateway, site, its calls, and the backend must be one tree. */
export function findTraceFaults(spans: readonly CollectedSpan[]): readonly string[] {
  const ids = new Map(spans.map((span) => [span.spanId, span]));
  const roots = spans.filter(({ parentSpanId = '' }) => parentSpanId === '');
  const strays = spans.filter(({ parentSpanId = '' }) => parentSpanId !== '' && !ids.has(parentSpanId));
  const gateways = spans.filter(
    ({ name, parentSpanId = '' }) => name.startsWith('gateway ') && parentSpanId === '',
  );
  const answered = spans.filter(
    ({ kind, parentSpanId = '' }) => kind === SERVER && ids.get(parentSpanId)?.kind === CLIENT,
  );
  return [
    ...(roots.length === 1
      ? []
      : [
          `one span must have no parent, but ${roots.length} have none: ${roots.map(({ name }) => name).join(', ')}`,
        ]),
    ...strays.map(({ name }) => `the parent of «${name}» is not in the trace`),
    ...(gateways.length > 0 ? [] : ['the trace does not begin in the gateway']),
    ...(answered.length > 0 ? [] : ['no span of a backend belongs to a call of the site']),
  ];
}

/**
 * Opens a new page through the gateway and waits for its spans. The answer, the log of the gateway and the spans of site and
 * backend must have the same id. Returns what is wrong.
 */
export async function checkTrace(gateway: Gateway, collector: Collector): Promise<readonly string[]> {
  const { status, headers } = await requestGateway(gateway.port, '/japan/czeny-na-avto?mileage_max=54321', {
    // A visitor must not choose the trace.
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, 'x-request-id': 'c'.repeat(32) },
  });
  const id = String(headers['x-request-id']);
  if (status !== 200) return [`the traced page answered ${status}`];
  if (!/^[\da-f]{32}$/.test(id) || id === 'c'.repeat(32)) return [`the id of the page is ${id}`];
  const giveUp = performance.now() + MAX_WAIT_MS;
  for (;;) {
    await pause(200);
    const faults = [
      ...findTraceFaults(collector.spans.filter(({ traceId }) => traceId === id)),
      ...(gateway.readLog().includes(id) ? [] : ['the log of the gateway does not have the id']),
    ];
    if (faults.length === 0 || performance.now() >= giveUp) return faults;
  }
}
