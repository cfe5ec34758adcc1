import { diag } from '@opentelemetry/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../metrics/createMetrics.ts';
import { startCollector, type CollectedSpan } from '../testing/startCollector.ts';
import { getTracer } from '../trace/tracer.ts';
import { startExport } from './startExport.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

async function start(share = 1) {
  const collector = await startCollector();
  onTestFinished(() => collector.stop());
  const metrics = createMetrics('site');
  metrics.count('vvoz_site_requests_total', { route: 'lot', status: '2xx' });
  metrics.record('vvoz_site_request_duration_seconds', 0.01, { route: 'lot' });
  const { url: endpoint } = collector;
  const warn = vi.fn();
  const stop = startExport({
    endpoint,
    service: 'vvoz-test',
    share,
    version: '1.2.3',
    warn,
    collect: () =>
      metrics.collect({
        vvoz_site_backend_down: [[{}, 0]],
        vvoz_site_memory_bytes: [],
        vvoz_site_build_info: [],
        vvoz_site_event_loop_delay_seconds: [],
      }),
  });
  return { collector, stop, warn };
}

test('a request and the call that it makes share a trace, whose id is that of the request', async () => {
  const { collector, stop } = await start();
  const request = getTracer()?.start({ kind: 'server', name: 'GET', traceId: TRACE });
  const call = getTracer()?.start({
    kind: 'client',
    name: 'GET /api/v2/cars',
    traceparent: request?.traceparent,
  });
  call?.end({ status: 503 });
  request?.end({ name: 'GET lot', status: 200 });
  await stop();
  expect(getTracer()).toBeUndefined();
  const [client, server] = collector.spans;
  expect([server, client]).toMatchObject([
    { traceId: TRACE, name: 'GET lot', kind: 2 },
    { traceId: TRACE, name: 'GET /api/v2/cars', kind: 3, parentSpanId: server?.spanId, status: { code: 2 } },
  ]);
  expect(request?.traceparent).toBe(`00-${TRACE}-${server?.spanId}-01`);
});

test('the metrics of /metrics arrive with their buckets', async () => {
  const { collector, stop } = await start();
  await stop();
  const [, body = ''] = collector.bodies.find(([path]) => path === '/v1/metrics') ?? [];
  for (const part of [
    '"vvoz-test"',
    '"1.2.3"',
    '"name":"vvoz_site_requests_total"',
    '"isMonotonic":true',
    '"explicitBounds":[0.01,0.025,0.05,0.1,0.25,0.5,1,2,5,10]',
    '"bucketCounts":[1,0,0,0,0,0,0,0,0,0,0]',
    '"name":"vvoz_site_backend_down"',
  ])
    expect(body).toContain(part);
});

test('a share of 0 sends no spans, except of requests that their caller has sampled', async () => {
  const { collector, stop } = await start(0);
  getTracer()?.start({ kind: 'server', name: 'GET' }).end({ status: 200 });
  getTracer()
    ?.start({ kind: 'server', name: 'GET decided', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })
    .end({ status: 200 });
  await stop();
  expect(collector.spans.map(({ name }) => name)).toEqual(['GET decided']);
});

test('each request has its own trace, the time when it came and its status; only faults of a side are errors', async () => {
  const { collector, stop } = await start();
  const OTHER = 'a'.repeat(32);
  const cases = [
    ['server', 200],
    ['server', 404],
    ['server', 500],
    ['client', 200],
    ['client', 404],
    ['client', undefined],
  ] as const;
  for (const [kind, status] of cases)
    getTracer()
      ?.start({ kind, name: `${kind} ${status}`, traceId: TRACE, startedAt: 1_795_450_000_119 })
      .end({ status });
  getTracer()?.start({ kind: 'server', name: 'other', traceId: OTHER }).end({ status: 200 });
  getTracer()?.start({ kind: 'server', name: 'new' }).end({ status: 200 });
  await stop();
  const spans = collector.spans as readonly (CollectedSpan & {
    readonly status?: { readonly code?: number };
    readonly startTimeUnixNano: string;
  })[];
  const failed = spans.filter(({ status }) => status?.code === 2).map(({ name }) => name);
  expect(failed).toEqual(['server 500', 'client 404', 'client undefined']);
  expect(spans[0]?.startTimeUnixNano).toBe('1795450000119000000');
  const find = (name: string) => spans.find((span) => span.name === name)?.traceId;
  expect(find('other')).toBe(OTHER);
  expect(find('new')).toMatch(/^[\da-f]{32}$/);
  expect([TRACE, OTHER]).not.toContain(find('new'));
});

test('a request that its caller has not sampled is not sent, and its calls say so', async () => {
  const { collector, stop } = await start();
  const span = getTracer()?.start({
    kind: 'server',
    name: 'GET',
    traceparent: `00-${TRACE}-00f067aa0ba902b7-00`,
  });
  expect(span?.traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-00$`));
  span?.end({ status: 200 });
  await stop();
  expect(collector.spans).toEqual([]);
});

test('a fault is warned of again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { stop, warn } = await start();
  diag.error('one');
  vi.setSystemTime(Date.now() + 59_999);
  diag.error('two');
  expect(warn.mock.calls).toEqual([['one']]);
  vi.setSystemTime(Date.now() + 1);
  diag.error('three');
  diag.error('four');
  expect(warn.mock.calls).toEqual([['one'], ['three']]);
  await stop();
});

test('an unreachable collector causes one warning and nothing else', async () => {
  const { collector, stop, warn } = await start();
  await collector.stop();
  getTracer()?.start({ kind: 'server', name: 'GET' }).end({ status: 200 });
  await stop();
  expect(warn).toHaveBeenCalledTimes(1);
});
