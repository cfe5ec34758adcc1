import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { METRICS, type MetricName, type MetricRow } from '@vvoz/telemetry/metrics/metricTable';
import { readCompose, readDeploy } from './deployFiles.ts';
import { parsePromQl } from './promQl.ts';

const ruleSchema = z.strictObject({
  alert: z.string().regex(/^Vvoz[A-Z]\w+$/),
  expr: z.string(),
  for: z.string().regex(/^\d+[mh]$/),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string().min(1), action: z.string().min(1) }),
});
const rulesSchema = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(ruleSchema) })),
});

const panelSchema = z.object({
  id: z.int(),
  type: z.enum(['row', 'timeseries', 'stat', 'table']),
  title: z.string().min(1),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  datasource: z.object({ uid: z.literal('${datasource}') }).optional(),
  targets: z.array(z.object({ refId: z.string(), expr: z.string() })).default([]),
});
const dashboardSchema = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.int(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(panelSchema),
});

const rules = rulesSchema
  .parse(parse(readDeploy('monitoring/alerts.yaml')))
  .groups.flatMap((group) => group.rules);
const dashboard = dashboardSchema.parse(JSON.parse(readDeploy('monitoring/dashboard.json')));

/** Names of every series that Prometheus makes of a metric. */
const listSeries = (name: string, { kind }: MetricRow): readonly string[] =>
  kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name];
const METRIC_OF_SERIES = new Map(
  Object.entries(METRICS).flatMap(([name, row]) =>
    listSeries(name, row).map((series) => [series, name as MetricName] as const),
  ),
);
/** Labels of the scrape (`site` is in prometheus.yaml), and the bound of a histogram's bucket. */
const ADDED_LABELS = ['instance', 'job', 'le', 'site'];
/** The one metric that is not ours. */
const UP = 'up';

const QUERIES = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];
const readMetrics = (expr: string) =>
  parsePromQl(expr).metrics.flatMap((series) => METRIC_OF_SERIES.get(series) ?? []);

test.each(QUERIES)('%s: %s is a query of metrics and labels that exist', (_title, expr) => {
  const { errors, metrics, labels } = parsePromQl(expr);
  expect(errors).toEqual([]);
  expect(metrics.filter((name) => name !== UP && !METRIC_OF_SERIES.has(name))).toEqual([]);
  expect(metrics.length).toBeGreaterThan(0);
  const known: readonly string[] = [
    ...ADDED_LABELS,
    ...readMetrics(expr).flatMap((name): readonly string[] => METRICS[name].labels),
  ];
  expect(labels.filter((label) => !known.includes(label))).toEqual([]);
});

test.each(['sum(vvoz_leads_dead', 'max by (target) vvoz_leads_dead[5m] > 0'])(
  '%s is not a query of Prometheus',
  (expr) => {
    expect(parsePromQl(expr).errors).not.toEqual([]);
  },
);

test('the parser returns all metrics and labels of a query, also those that do not exist', () => {
  expect(parsePromQl('vvoz_leads_lost{tel="1"}')).toEqual({
    errors: [],
    metrics: ['vvoz_leads_lost'],
    labels: ['tel'],
  });
});

test('every metric has a place in the dashboard', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => readMetrics(expr))),
  );
  expect(Object.keys(METRICS).filter((name) => !shown.has(name as MetricName))).toEqual([]);
});

test('names of alerts and ids of panels are unique; panels do not overlap and have a data source', () => {
  const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;
  expect(isUnique(rules.map(({ alert }) => alert))).toBe(true);
  expect(isUnique(dashboard.panels.map(({ id }) => id))).toBe(true);
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) => {
    expect(x + w).toBeLessThanOrEqual(24);
    return Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`);
  });
  expect(isUnique(cells)).toBe(true);
  for (const { type, datasource } of dashboard.panels) if (type !== 'row') expect(datasource).toBeDefined();
  expect(dashboard.templating.list).toEqual([expect.objectContaining({ name: 'datasource' })]);
});

test('Prometheus scrapes every site and backend of compose.yaml', () => {
  const schema = z.object({
    scrape_configs: z.array(
      z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) }),
    ),
  });
  const scraped = schema
    .parse(parse(readDeploy('monitoring/prometheus.yaml')))
    .scrape_configs.flatMap(({ static_configs: configs }) => configs.flatMap(({ targets }) => targets));
  const { services } = z
    .object({ services: z.record(z.string(), z.object({ image: z.string() })) })
    .parse(readCompose());
  const expected = Object.entries(services)
    .filter(([name, { image }]) => image.startsWith('vvoz/') && !['backup', 'gateway'].includes(name))
    .map(([name]) => `${name}:${name.startsWith('backend') ? 4000 : 3000}`);
  expect(scraped.toSorted()).toEqual(expected.toSorted());
});

test('Prometheus sends its alerts to the Alertmanager of compose.yaml, which has a receiver for each severity', () => {
  const prometheus = z
    .object({
      alerting: z.object({
        alertmanagers: z.tuple([
          z.object({ static_configs: z.tuple([z.object({ targets: z.tuple([z.string()]) })]) }),
        ]),
      }),
    })
    .parse(parse(readDeploy('monitoring/prometheus.yaml')));
  const [target] = prometheus.alerting.alertmanagers[0].static_configs[0].targets;
  const { services } = z.object({ services: z.record(z.string(), z.unknown()) }).parse(readCompose());
  expect(Object.keys(services).map((name) => `${name}:9093`)).toContain(target);
  const manager = z
    .object({
      route: z.object({ receiver: z.string(), routes: z.array(z.object({ receiver: z.string() })) }),
      receivers: z.array(
        z.object({
          name: z.string(),
          telegram_configs: z.tuple([
            z.looseObject({ bot_token_file: z.string(), chat_id: z.int(), send_resolved: z.literal(true) }),
          ]),
        }),
      ),
    })
    .parse(parse(readDeploy('example/monitoring/alertmanager.yaml')));
  const used = [manager.route, ...manager.route.routes].map(({ receiver }) => receiver);
  const known = manager.receivers.map(({ name }) => name);
  expect(used.filter((receiver) => !known.includes(receiver))).toEqual([]);
});
