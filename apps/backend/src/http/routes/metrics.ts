import { notFound } from '../server/errors.ts';
import { OWN_SERVERS } from '../server/visitorIp.ts';
import type { Route } from './route.ts';

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly samples: readonly Sample[];
}

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const formatLabels = (labels: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** The text format of Prometheus, version 0.0.4. */
const formatMetrics = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(([labels, value]) => `${name}${formatLabels(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');

/**
 * Counts for Prometheus, for our own servers only (`VVOZ_TRUSTED_PROXIES`): how many leads an operator gets is nobody
 * else's business. All processes of one state report the same leads; captcha outcomes are those of this process.
 */
export const metricsRoute: Route = (app, { leads, feeds, trusted = OWN_SERVERS }) => {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!trusted.has(request.ip)) throw notFound('GET /metrics');
    const { received, targets } = await leads.counts();
    const states = await feeds();
    const byTarget = (state: 'delivered' | 'pending' | 'dead'): readonly Sample[] =>
      Object.entries(targets).map(([target, counts]) => [{ target }, counts[state]]);
    const body = formatMetrics([
      {
        name: 'vvoz_leads_received_total',
        type: 'counter',
        help: 'Leads on the disk.',
        samples: [[{}, received]],
      },
      {
        name: 'vvoz_leads_delivered_total',
        type: 'counter',
        help: 'Leads that a target has taken.',
        samples: byTarget('delivered'),
      },
      {
        name: 'vvoz_leads_pending',
        type: 'gauge',
        help: 'Leads that wait for a target.',
        samples: byTarget('pending'),
      },
      {
        name: 'vvoz_leads_dead',
        type: 'gauge',
        help: 'Leads that a target did not take; retry them by hand.',
        samples: byTarget('dead'),
      },
      {
        name: 'vvoz_captcha_outcomes_total',
        type: 'counter',
        help: 'Leads that the captcha has checked.',
        samples: [...leads.captcha.counts()].map(([outcome, count]) => [
          { provider: leads.captcha.name, outcome },
          count,
        ]),
      },
      {
        name: 'vvoz_feed_failures',
        type: 'gauge',
        help: 'Imports of a source that failed in a row.',
        samples: states.map(({ source, failures }) => [{ source }, failures]),
      },
    ]);
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .serializer((text: unknown) => String(text))
      .send(body);
  });
};
