import type { HistogramCounts } from './histogram.ts';
import type { METRICS, MetricOf, MetricRow } from './metricTable.ts';

export type Labels = Readonly<Record<string, string>>;

/** A value of a counter or a gauge. */
export type Sample = readonly [labels: Labels, value: number];

export interface HistogramSample extends HistogramCounts {
  readonly labels: Labels;
}

/** The samples of every metric of an owner. Without one of them the code does not compile. */
export type MetricSamples<Owner extends MetricRow['owner']> = {
  readonly [Name in MetricOf<Owner>]: (typeof METRICS)[Name]['kind'] extends 'histogram'
    ? readonly HistogramSample[]
    : readonly Sample[];
};

/** The samples of either owner. */
export type AnySamples = MetricSamples<'backend'> | MetricSamples<'site'>;
