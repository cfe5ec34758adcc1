import type { ExportSettings } from '@vvoz/telemetry/export/exportVariables';
import type { Metrics } from '@vvoz/telemetry/metrics/createMetrics';
import { writeLog } from '../log/writeLog.ts';

export interface TelemetryOptions {
  /** Where traces and metrics go; undefined: nowhere. */
  readonly telemetry: ExportSettings | undefined;
  /** Version of the release. */
  readonly version: string;
}

/** Sends traces and metrics if the operator has configured a collector. The SDK is loaded only in this case. */
export async function startTelemetry(
  { telemetry, version }: TelemetryOptions,
  collect: () => ReturnType<Metrics<'site'>['collect']>,
): Promise<void> {
  if (!telemetry) return;
  const { startExport } = await import('@vvoz/telemetry/export/startExport');
  const stop = startExport({
    ...telemetry,
    version,
    warn: (detail) => writeLog({ level: 'warn', message: 'Telemetry export failed', detail }),
    collect,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
