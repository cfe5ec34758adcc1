import { expect, test } from 'vitest';
import { formatMetrics } from './formatMetrics.ts';
import { createLabelledCounters } from './labelledCounters.ts';
import { createLabelledHistograms } from './labelledHistograms.ts';
import { METRICS, type MetricName } from './metricTable.ts';
import type { MetricSamples } from './samples.ts';

const NO_SAMPLES = Object.fromEntries(
  (Object.keys(METRICS) as MetricName[]).map((name) => [name, []]),
) as unknown as MetricSamples<'backend'>;

test('buckets are cumulative, and the last one has all values', () => {
  const durations = createLabelledHistograms([0.1, 1]);
  for (const value of [0.05, 0.5, 0.5, 4]) durations.add({ route: '/a' }, value);
  const text = formatMetrics({ ...NO_SAMPLES, vvoz_api_request_duration_seconds: durations.list() });
  expect(text).toContain(
    [
      '# TYPE vvoz_api_request_duration_seconds histogram',
      'vvoz_api_request_duration_seconds_bucket{route="/a",le="0.1"} 1',
      'vvoz_api_request_duration_seconds_bucket{route="/a",le="1"} 3',
      'vvoz_api_request_duration_seconds_bucket{route="/a",le="+Inf"} 4',
      'vvoz_api_request_duration_seconds_sum{route="/a"} 5.05',
      'vvoz_api_request_duration_seconds_count{route="/a"} 4',
      '',
    ].join('\n'),
  );
});

test('counts with the same labels are added up; labels are escaped', () => {
  const counters = createLabelledCounters();
  for (const route of ['/a', '/a', '"\\\n']) counters.add({ route });
  const text = formatMetrics({ ...NO_SAMPLES, vvoz_api_requests_total: counters.list() });
  expect(text).toContain('vvoz_api_requests_total{route="/a"} 2\n');
  expect(text).toContain('vvoz_api_requests_total{route="\\"\\\\\\n"} 1\n');
});
