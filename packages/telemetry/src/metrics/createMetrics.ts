import type { Counter, Histogram, Observable } from '@opentelemetry/api';
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import {
  AggregationTemporality,
  InstrumentType,
  MeterProvider,
  MetricReader,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics';
import {
  METRICS,
  type CountedMetric,
  type LabelsOf,
  type MetricRow,
  type MetricSamples,
  type RecordedMetric,
} from './metricTable.ts';

/** Content type of the text format of Prometheus, version 0.0.4. */
export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

type Owner = MetricRow['owner'];

/** The metrics of a process. */
export interface Metrics<Own extends Owner> {
  /** Adds 1 to a counter. */
  readonly count: <Name extends CountedMetric<Own>>(name: Name, labels: LabelsOf<Name>) => void;
  /** Adds a value to a histogram. */
  readonly record: <Name extends RecordedMetric<Own>>(
    name: Name,
    value: number,
    labels: LabelsOf<Name>,
  ) => void;
  /** Returns all metrics: those that were counted and recorded, and the given ones. */
  readonly collect: (samples: MetricSamples<Own>) => Promise<ResourceMetrics>;
}

/** Reads metrics when somebody asks for them. */
class Reader extends MetricReader {
  constructor() {
    super({
      // A cumulative gauge would keep the last value of labels that are read no more: leads that were erased.
      aggregationTemporalitySelector: (type) =>
        type === InstrumentType.OBSERVABLE_GAUGE
          ? AggregationTemporality.DELTA
          : AggregationTemporality.CUMULATIVE,
    });
  }

  protected override onShutdown = async (): Promise<void> => undefined;
  protected override onForceFlush = async (): Promise<void> => undefined;
}

/** Creates the metrics of a process from the rows of METRICS. Callers take the values of labels from tables only. */
export function createMetrics<Own extends Owner>(owner: Own): Metrics<Own> {
  const reader = new Reader();
  const meter = new MeterProvider({ readers: [reader] }).getMeter('vvoz');
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  const observables = new Map<string, Observable>();
  for (const [name, row] of Object.entries<MetricRow>(METRICS)) {
    if (row.owner !== owner) continue;
    const { kind, help: description, bounds: explicitBucketBoundaries, isRead } = row;
    if (kind === 'gauge') observables.set(name, meter.createObservableGauge(name, { description }));
    else if (isRead) observables.set(name, meter.createObservableCounter(name, { description }));
    else if (kind === 'counter') counters.set(name, meter.createCounter(name, { description }));
    else {
      const advice = { explicitBucketBoundaries: [...(explicitBucketBoundaries ?? [])] };
      histograms.set(name, meter.createHistogram(name, { description, advice }));
    }
  }
  let read: Readonly<Record<string, MetricSamples<Own>[keyof MetricSamples<Own>]>> = {};
  meter.addBatchObservableCallback(
    (result) => {
      for (const [name, observable] of observables)
        for (const [labels, value] of read[name] ?? []) result.observe(observable, value, labels);
    },
    [...observables.values()],
  );
  let last: Promise<unknown> = Promise.resolve();
  return {
    count: (name, labels) => counters.get(name)?.add(1, labels),
    record: (name, value, labels) => histograms.get(name)?.record(value, labels),
    collect: async (samples) => {
      // One after another: each takes what was read for it.
      const collected = last.then(async () => {
        read = samples;
        return (await reader.collect()).resourceMetrics;
      });
      last = collected.catch(() => undefined);
      return collected;
    },
  };
}

const serializer = new PrometheusSerializer('', false, undefined, true, true);

/** Formats metrics for Prometheus. A metric without a value is left out. */
export const formatMetrics = (metrics: ResourceMetrics): string => serializer.serialize(metrics);
