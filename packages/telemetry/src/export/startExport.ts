import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import { setTracer } from '../trace/tracer.ts';
import { createTracer } from './createTracer.ts';
import type { ExportSettings } from './exportVariables.ts';

/** How long spans are collected before they are sent, ms. */
const SPAN_DELAY_MS = 2000;
/** How often metrics are sent, ms. */
const METRICS_MS = 30_000;
/** Time after a warning in which further ones are dropped, ms. */
const WARNING_MS = 60_000;

export interface ExportOptions extends ExportSettings {
  readonly version: string;
  /** Called with the reason when data did not reach the collector, once a minute at most. */
  readonly warn: (message: string) => void;
  /** Reads the metrics of this process. */
  readonly collect: () => Promise<ResourceMetrics>;
}

/** Creates the function that warns at most once in WARNING_MS. */
function createReport(warn: ExportOptions['warn']): (message: string) => void {
  let next = 0;
  return (message) => {
    if (Date.now() < next) return;
    next = Date.now() + WARNING_MS;
    warn(message);
  };
}

/** Reports the SDK's errors and warnings. By default the SDK does not report a collector that does not answer. */
function reportFaults(report: (message: string) => void): void {
  const ignore = () => undefined;
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/**
 * Starts to send traces and metrics to a collector by OTLP over HTTP. This module loads the SDK for traces, so import it
 * only when a collector is configured. While the collector does not answer, data is lost, but the process works as before. Returns
 * a stop function, which sends the remaining data.
 */
export function startExport({
  endpoint,
  service,
  share,
  version,
  warn,
  collect,
}: ExportOptions): () => Promise<void> {
  const report = createReport(warn);
  reportFaults(report);
  const resource = resourceFromAttributes({ 'service.name': service, 'service.version': version });
  const { tracer, stop } = createTracer({
    resource,
    share,
    processor: new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
      scheduledDelayMillis: SPAN_DELAY_MS,
    }),
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: METRICS_MS,
        metricProducers: [{ collect: async () => ({ resourceMetrics: await collect(), errors: [] }) }],
      }),
    ],
  });
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    const outcomes = await Promise.allSettled([stop(), meters.shutdown()]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') report(String(outcome.reason));
  };
}
