import { parser } from '@prometheus-io/lezer-promql';

/** The parts of a Prometheus query. */
export interface ParsedQuery {
  /** Parts that the grammar of PromQL does not know. */
  readonly errors: readonly string[];
  /** Names of metrics, of histograms with their suffix. */
  readonly metrics: readonly string[];
  /** Names of labels, in selectors and groupings. */
  readonly labels: readonly string[];
}

/** Grafana replaces these before it sends a query. */
const VARIABLE = /\$__\w+/g;

/** Parses a query with the grammar that Prometheus' own page uses. */
export function parsePromQl(query: string): ParsedQuery {
  const text = query.replaceAll(VARIABLE, '5m');
  const parsed: Record<'errors' | 'metrics' | 'labels', string[]> = { errors: [], metrics: [], labels: [] };
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      const part = text.slice(from, to);
      if (type.isError) parsed.errors.push(`${from}: ${text.slice(from, from + 30)}`);
      else if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        parsed.metrics.push(part);
      else if (type.name === 'LabelName') parsed.labels.push(part);
    },
  });
  return parsed;
}
