/** One metric of the installation. */
export interface MetricRow {
  /** Which processes show it at their `/metrics`. */
  readonly owner: 'backend' | 'site';
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** Names of its labels. Their values are rows of tables, so that their number is bounded. */
  readonly labels: readonly string[];
  /** One sentence for the readers of `/metrics`. */
  readonly help: string;
}

/** Every metric. Names end in their unit; counters end in `_total`. */
export const METRICS = {
  vvoz_api_requests_total: {
    owner: 'backend',
    kind: 'counter',
    labels: ['route', 'status'],
    help: 'Answered calls by route and class of status.',
  },
  vvoz_api_request_duration_seconds: {
    owner: 'backend',
    kind: 'histogram',
    labels: ['route'],
    help: 'Time to answer a call by route, without streams.',
  },
  vvoz_leads_received_total: {
    owner: 'backend',
    kind: 'counter',
    labels: [],
    help: 'Leads written to the disk.',
  },
  vvoz_leads_delivered_total: {
    owner: 'backend',
    kind: 'counter',
    labels: ['target'],
    help: 'Leads that a target has taken.',
  },
  vvoz_leads_pending: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['target'],
    help: 'Leads that wait for a target.',
  },
  vvoz_leads_dead: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['target'],
    help: 'Leads that a target did not take; retry them by hand.',
  },
  vvoz_captcha_outcomes_total: {
    owner: 'backend',
    kind: 'counter',
    labels: ['provider', 'outcome'],
    help: 'Leads checked by the captcha, by provider and outcome.',
  },
  vvoz_feed_failures: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['source'],
    help: 'Failed imports of a source since its last successful one.',
  },
  vvoz_feed_last_success_timestamp_seconds: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['source'],
    help: 'Unix time when the last successful import of a source ended; 0: there was none.',
  },
  vvoz_backup_last_success_timestamp_seconds: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: 'Unix time of the last complete backup; 0: there was none.',
  },
  vvoz_backup_failures: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: 'Backups that failed since the last complete one.',
  },
  vvoz_catalogue_queries_running: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: 'Queries of the catalogue that threads are answering.',
  },
  vvoz_catalogue_queries_waiting: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: 'Queries of the catalogue that wait for a thread.',
  },
  vvoz_catalogue_queries_refused_total: {
    owner: 'backend',
    kind: 'counter',
    labels: [],
    help: 'Queries that found the queue full; each is a 503.',
  },
  vvoz_vitals_seconds: {
    owner: 'backend',
    kind: 'histogram',
    labels: ['vital', 'host', 'template'],
    help: 'Web Vitals that are times (lcp, inp, fcp, ttfb), of visitors who agreed, by host and kind of page.',
  },
  vvoz_vitals_shift: {
    owner: 'backend',
    kind: 'histogram',
    labels: ['host', 'template'],
    help: 'The Web Vital cls, of visitors who agreed, by host and kind of page.',
  },
  vvoz_vitals_p75: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['vital', 'host', 'template'],
    help: '75th percentile of each Web Vital since the start of this process. Seconds; cls has no unit.',
  },
  vvoz_site_requests_total: {
    owner: 'site',
    kind: 'counter',
    labels: ['route', 'status'],
    help: 'Answered requests by kind of page or request and class of status. Status left: the visitor left first.',
  },
  vvoz_site_request_duration_seconds: {
    owner: 'site',
    kind: 'histogram',
    labels: ['route'],
    help: 'Time to answer a request by kind of page or request, without streams.',
  },
  vvoz_site_backend_down: {
    owner: 'site',
    kind: 'gauge',
    labels: [],
    help: '1 while the backend does not answer and reads fail at once.',
  },
} as const satisfies Readonly<Record<`vvoz_${string}`, MetricRow>>;

export type MetricName = keyof typeof METRICS;

/** Names of the metrics of one owner. */
export type MetricOf<Owner extends MetricRow['owner']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['owner'] extends Owner ? Name : never;
}[MetricName];
