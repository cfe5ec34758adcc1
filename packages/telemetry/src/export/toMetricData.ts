import { ValueType, type HrTime } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics';
import { METRICS, type MetricName } from '../metrics/metricTable.ts';
import type { AnySamples, HistogramSample, Sample } from '../metrics/samples.ts';

/** Milliseconds since 1970 as OpenTelemetry writes them: seconds and nanoseconds. */
const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

/**
 * Converts the samples that `/metrics` shows into metrics of OpenTelemetry, so that both have the same figures.
 * @param since when the process began to count, ms since 1970
 */
export function toMetricData(samples: AnySamples, since: number, now: number): MetricData[] {
  const startTime = toHrTime(since);
  const endTime = toHrTime(now);
  const makePoint = <T>(attributes: Readonly<Record<string, string>>, value: T) => ({
    startTime,
    endTime,
    attributes: { ...attributes },
    value,
  });
  return Object.entries(samples).map(([name, samplesOfMetric]): MetricData => {
    const { help, kind } = METRICS[name as MetricName];
    const shared = {
      descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    if (kind === 'histogram')
      return {
        ...shared,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: (samplesOfMetric as readonly HistogramSample[]).map(
          ({ labels, bounds, counts, sum, count }) =>
            makePoint(labels, { buckets: { boundaries: [...bounds], counts: [...counts] }, sum, count }),
        ),
      };
    const dataPoints = (samplesOfMetric as readonly Sample[]).map(([labels, value]) =>
      makePoint(labels, value),
    );
    return kind === 'counter'
      ? { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
      : { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
  });
}
