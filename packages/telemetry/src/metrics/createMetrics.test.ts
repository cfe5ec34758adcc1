import { expect, test } from 'vitest';
import { createMetrics, formatMetrics } from './createMetrics.ts';
import { METRICS, type MetricSamples } from './metricTable.ts';

const NO_SAMPLES = Object.fromEntries(
  Object.keys(METRICS).map((name) => [name, []]),
) as unknown as MetricSamples<'backend'>;

test('metrics that are counted, recorded and read are lines of Prometheus, with their rows', async () => {
  const metrics = createMetrics('site');
  for (const seconds of [0.01, 0.3, 4])
    metrics.record('vvoz_site_request_duration_seconds', seconds, { route: 'lot' });
  for (const route of ['lot', 'lot', '"\\\n'])
    metrics.count('vvoz_site_requests_total', { route, status: '2xx' });
  for (const isDown of [1, 0]) {
    const text = formatMetrics(
      await metrics.collect({
        vvoz_site_backend_down: [[{}, isDown]],
        vvoz_site_memory_bytes: [],
        vvoz_site_build_info: [],
        vvoz_site_event_loop_delay_seconds: [],
      }),
    );
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        '# TYPE vvoz_site_request_duration_seconds histogram',
        'vvoz_site_request_duration_seconds_bucket{route="lot",le="0.01"} 1',
        'vvoz_site_request_duration_seconds_bucket{route="lot",le="0.5"} 2',
        'vvoz_site_request_duration_seconds_bucket{route="lot",le="+Inf"} 3',
        'vvoz_site_request_duration_seconds_sum{route="lot"} 4.31',
        'vvoz_site_request_duration_seconds_count{route="lot"} 3',
        '# TYPE vvoz_site_requests_total counter',
        'vvoz_site_requests_total{route="lot",status="2xx"} 2',
        'vvoz_site_requests_total{route="\\"\\\\\\n",status="2xx"} 1',
        '# HELP vvoz_site_backend_down 1 while the backend does not answer and reads fail at once.',
        '# TYPE vvoz_site_backend_down gauge',
        `vvoz_site_backend_down ${isDown}`,
      ]),
    );
  }
});

test('labels that are read no more are gone, also when two ask at the same time', async () => {
  const metrics = createMetrics('backend');
  const read = async (...targets: string[]) =>
    formatMetrics(
      await metrics.collect({
        ...NO_SAMPLES,
        vvoz_leads_dead: targets.map((target) => [{ target }, 1] as const),
      }),
    );
  const texts = await Promise.all([read('one', 'two'), read('two')]);
  expect(texts.map((text) => [...text.matchAll(/vvoz_leads_dead\{target="(\w+)"\} 1/g)].length)).toEqual([
    2, 1,
  ]);
});
