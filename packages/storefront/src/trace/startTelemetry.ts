import type { MetricSamples } from '@vvoz/telemetry/metrics/samples';
import { readRelease, readStorefrontEnv } from '../env.ts';
import { writeLog } from '../log/writeLog.ts';

/** Sends traces and metrics if the operator has configured a collector. The SDK is loaded only in this case. */
export async function startTelemetry(collect: () => MetricSamples<'site'>): Promise<void> {
  const { telemetry } = readStorefrontEnv();
  if (!telemetry) return;
  const { startExport } = await import('@vvoz/telemetry/export/startExport');
  const stop = startExport({
    ...telemetry,
    version: readRelease()?.version ?? 'checkout',
    warn: (detail) => writeLog({ level: 'warn', message: 'Telemetry was not sent', detail }),
    collect,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
