import { METRICS, type MetricName } from './metricTable.ts';
import type { AnySamples, HistogramSample, Labels, Sample } from './samples.ts';

/** Content type of the text format of Prometheus, version 0.0.4. */
export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function* formatHistogram(name: string, { labels, bounds, counts, sum, count }: HistogramSample) {
  let below = 0;
  for (const [index, bound] of bounds.entries()) {
    below += counts[index] ?? 0;
    yield `${name}_bucket${formatLabels({ ...labels, le: String(bound) })} ${below}`;
  }
  yield `${name}_bucket${formatLabels({ ...labels, le: '+Inf' })} ${count}`;
  yield `${name}_sum${formatLabels(labels)} ${sum}`;
  yield `${name}_count${formatLabels(labels)} ${count}`;
}

const formatSample = (name: string, sample: Sample | HistogramSample): readonly string[] =>
  'counts' in sample
    ? [...formatHistogram(name, sample)]
    : [`${name}${formatLabels(sample[0])} ${sample[1]}`];

/** Formats metrics for Prometheus, in the order given. */
export const formatMetrics = (samples: AnySamples): string =>
  Object.entries(samples)
    .map(([name, samplesOfMetric]) => {
      const { help, kind } = METRICS[name as MetricName];
      return [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${kind}`,
        ...(samplesOfMetric as readonly (Sample | HistogramSample)[]).flatMap((sample) =>
          formatSample(name, sample),
        ),
        '',
      ].join('\n');
    })
    .join('');
