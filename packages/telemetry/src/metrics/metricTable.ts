/** One metric of the installation. */
export interface MetricRow {
  /** Which processes have it on their `/metrics`. */
  readonly owner: 'backend' | 'site';
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** One sentence for who reads `/metrics`. */
  readonly help: string;
}

/** Every metric. Names end in their unit; counters end in `_total`. */
export const METRICS = {
  vvoz_api_requests_total: {
    owner: 'backend',
    kind: 'counter',
    help: 'Answered calls by route and class of status.',
  },
  vvoz_api_request_duration_seconds: {
    owner: 'backend',
    kind: 'histogram',
    help: 'Time to answer a call by route, without streams.',
  },
  vvoz_leads_received_total: { owner: 'backend', kind: 'counter', help: 'Leads on the disk.' },
  vvoz_leads_delivered_total: {
    owner: 'backend',
    kind: 'counter',
    help: 'Leads that a target has taken.',
  },
  vvoz_leads_pending: { owner: 'backend', kind: 'gauge', help: 'Leads that wait for a target.' },
  vvoz_leads_dead: {
    owner: 'backend',
    kind: 'gauge',
    help: 'Leads that a target did not take; retry them by hand.',
  },
  vvoz_captcha_outcomes_total: {
    owner: 'backend',
    kind: 'counter',
    help: 'Leads that the captcha has checked.',
  },
  vvoz_feed_failures: {
    owner: 'backend',
    kind: 'gauge',
    help: 'Imports of a source that failed in a row.',
  },
  vvoz_vitals_seconds: {
    owner: 'backend',
    kind: 'histogram',
    help: 'Web Vitals that are times (lcp, inp, fcp, ttfb), of visitors who agreed, by host and kind of page.',
  },
  vvoz_vitals_shift: {
    owner: 'backend',
    kind: 'histogram',
    help: 'The Web Vital cls, of visitors who agreed, by host and kind of page.',
  },
  vvoz_vitals_p75: {
    owner: 'backend',
    kind: 'gauge',
    help: 'Three quarters of the pages since the start of this process were better. Seconds; cls has no unit.',
  },
} as const satisfies Readonly<Record<`vvoz_${string}`, MetricRow>>;

export type MetricName = keyof typeof METRICS;

/** Names of the metrics of one owner. */
export type MetricOf<Owner extends MetricRow['owner']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['owner'] extends Owner ? Name : never;
}[MetricName];
