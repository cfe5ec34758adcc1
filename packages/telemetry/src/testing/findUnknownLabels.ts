import { METRICS, type MetricName } from '../metrics/metricTable.ts';

const SAMPLE = /^(\w+?)(?:_bucket|_sum|_count)?\{(.*)\} /;

/** Lists the labels in a Prometheus text that the rows of `METRICS` do not name: `vvoz_leads_dead: tel`. */
export const findUnknownLabels = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const [, name = '', pairs = ''] = SAMPLE.exec(line) ?? [];
    if (pairs === '') return [];
    const known: readonly string[] = [...(METRICS[name as MetricName]?.labels ?? []), 'le'];
    const labels = [...pairs.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    return labels.filter((label) => !known.includes(label)).map((label) => `${name}: ${label}`);
  });
