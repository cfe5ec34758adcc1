import { createMetrics } from '@vvoz/telemetry/metrics/createMetrics';
import { watchEventLoop } from '@vvoz/telemetry/metrics/watchEventLoop';
import { createRequestFigures } from './createRequestFigures.ts';
import { createVitals } from './createVitals.ts';

/** Creates what this process counts in memory for `/metrics`. */
export function createFigures() {
  const metrics = createMetrics('backend');
  return {
    metrics,
    requests: createRequestFigures(metrics),
    vitals: createVitals(metrics),
    readEventLoopDelay: watchEventLoop(),
  };
}

export type Figures = ReturnType<typeof createFigures>;
