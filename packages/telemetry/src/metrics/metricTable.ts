/** One metric of the installation. */
export interface MetricRow {
  /** Which processes show it at their `/metrics`. */
  readonly owner: 'backend' | 'site';
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** Upper bounds of a histogram's buckets in ascending order, without infinity. */
  readonly bounds?: readonly number[];
  /** True for a counter whose total is kept elsewhere and read when the metrics are collected. Gauges are always read. */
  readonly isRead?: true;
  /** Names of its labels. Their values are rows of tables, so that their number is bounded. */
  readonly labels: readonly string[];
  /** One sentence for the readers of `/metrics`. */
  readonly help: string;
}

/** Seconds. A list takes 5 to 50 ms; a handler may take 15 s. */
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** Seconds. A page takes 15 to 50 ms, and waits at most 1.5 s for the backend. */
const PAGE_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
/**
 * Seconds. They include the limits of “good” and “poor”: inp 0.2 and 0.5, ttfb 0.8 and 1.8, fcp 1.8 and 3, lcp 2.5 and
 * 4.
 */
const VITAL_SECONDS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
/** “Good” ends at 0.1, “poor” begins at 0.25. */
const VITAL_SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

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
    bounds: CALL_SECONDS,
    labels: ['route'],
    help: 'Time to answer a call by route, without streams.',
  },
  vvoz_api_answers_total: {
    owner: 'backend',
    kind: 'counter',
    labels: ['from'],
    help: 'Answers about lots from memory, or by calculation.',
  },
  vvoz_leads_received_total: {
    owner: 'backend',
    kind: 'counter',
    isRead: true,
    labels: [],
    help: 'Leads written to the disk.',
  },
  vvoz_leads_delivered_total: {
    owner: 'backend',
    kind: 'counter',
    isRead: true,
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
  vvoz_leads_outcomes: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['target', 'outcome'],
    help: 'Leads that the CRM calls won, lost or spam.',
  },
  vvoz_captcha_outcomes_total: {
    owner: 'backend',
    kind: 'counter',
    isRead: true,
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
  vvoz_estimate_error_ratio: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['type'],
    help: 'Median error of the estimates of the last week, by a model that did not know its sales.',
  },
  vvoz_estimate_usual_error_ratio: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['type'],
    help: 'The same error of the weeks before.',
  },
  vvoz_estimate_coverage_ratio: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['type'],
    help: 'Share of the prices of the last week between the ends of their estimates; 0.8 is right.',
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
    isRead: true,
    labels: [],
    help: 'Queries that found the queue full; each is a 503.',
  },
  vvoz_vitals_seconds: {
    owner: 'backend',
    kind: 'histogram',
    bounds: VITAL_SECONDS,
    labels: ['vital', 'host', 'template'],
    help: 'Web Vitals that are times (lcp, inp, fcp, ttfb), of visitors who agreed, by host and kind of page.',
  },
  vvoz_vitals_shift: {
    owner: 'backend',
    kind: 'histogram',
    bounds: VITAL_SHIFTS,
    labels: ['host', 'template'],
    help: 'The Web Vital cls, of visitors who agreed, by host and kind of page.',
  },
  vvoz_vitals_p75: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['vital', 'host', 'template'],
    help: '75th percentile of each Web Vital since the start of this process. Seconds; cls has no unit.',
  },
  vvoz_backend_memory_bytes: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: 'Resident memory of this process, with mapped files.',
  },
  vvoz_backend_event_loop_delay_seconds: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: '99th percentile of the delay of the event loop since the last reading.',
  },
  vvoz_disk_free_bytes: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: 'Space left on the disk of the data folder.',
  },
  vvoz_disk_size_bytes: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: 'Size of the disk of the data folder.',
  },
  vvoz_catalogue_file_bytes: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: 'Size of the catalogue with its write-ahead log.',
  },
  vvoz_catalogue_lots: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['type'],
    help: 'Listed lots by type of catalogue.',
  },
  vvoz_feed_duration_seconds: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['source'],
    help: 'Time that the last finished import of a source took.',
  },
  vvoz_quarantine_records: {
    owner: 'backend',
    kind: 'gauge',
    labels: [],
    help: 'Records of feeds that could not be shown as lots.',
  },
  vvoz_picture_cache_bytes: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['cache'],
    help: 'Pictures on disk: drawn ones, those of other hosts, and share cards.',
  },
  vvoz_pictures_total: {
    owner: 'backend',
    kind: 'counter',
    isRead: true,
    labels: ['cache', 'from'],
    help: 'Pictures that were read from the disk or the bucket, or made anew.',
  },
  vvoz_backend_build_info: {
    owner: 'backend',
    kind: 'gauge',
    labels: ['version'],
    help: 'Always 1; the label names the release of this process.',
  },
  vvoz_site_build_info: {
    owner: 'site',
    kind: 'gauge',
    labels: ['version'],
    help: 'Always 1; the label names the release of this process.',
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
    bounds: PAGE_SECONDS,
    labels: ['route'],
    help: 'Time to answer a request by kind of page or request, without streams.',
  },
  vvoz_site_pages_total: {
    owner: 'site',
    kind: 'counter',
    labels: ['from'],
    help: 'Pages for everyone from the page cache, or rendered.',
  },
  vvoz_site_backend_down: {
    owner: 'site',
    kind: 'gauge',
    labels: [],
    help: '1 while the backend does not answer and reads fail at once.',
  },
  vvoz_site_memory_bytes: {
    owner: 'site',
    kind: 'gauge',
    labels: [],
    help: 'Resident memory of this process.',
  },
  vvoz_site_event_loop_delay_seconds: {
    owner: 'site',
    kind: 'gauge',
    labels: [],
    help: '99th percentile of the delay of the event loop since the last reading.',
  },
} as const satisfies Readonly<Record<`vvoz_${string}`, MetricRow>>;

export type MetricName = keyof typeof METRICS;

/** Names of the metrics whose rows have these properties. */
type MetricWith<Row extends Partial<MetricRow>> = {
  [Name in MetricName]: (typeof METRICS)[Name] extends Row ? Name : never;
}[MetricName];

/** Metrics that are read when somebody asks for them. */
type ReadMetric<Owner extends MetricRow['owner']> =
  | MetricWith<{ owner: Owner; kind: 'gauge' }>
  | MetricWith<{ owner: Owner; isRead: true }>;
/** Counters that count what happens in the process. */
export type CountedMetric<Owner extends MetricRow['owner']> = Exclude<
  MetricWith<{ owner: Owner; kind: 'counter' }>,
  ReadMetric<Owner>
>;
/** Histograms. */
export type RecordedMetric<Owner extends MetricRow['owner']> = MetricWith<{
  owner: Owner;
  kind: 'histogram';
}>;

/** The labels of a metric. */
export type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof METRICS)[Name]['labels'][number], string>
>;

/** A value of a metric that is read. */
export type Sample<Name extends MetricName> = readonly [labels: LabelsOf<Name>, value: number];

/** The samples of every metric of an owner that is read. Without one of them the code does not compile. */
export type MetricSamples<Owner extends MetricRow['owner']> = {
  readonly [Name in ReadMetric<Owner>]: readonly Sample<Name>[];
};
