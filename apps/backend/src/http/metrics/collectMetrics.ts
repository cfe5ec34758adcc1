import type { MetricSamples, Sample } from '@vvoz/telemetry/metrics/samples';
import type { Services } from '../routes/route.ts';

/** Reads every metric of the backend. Leads and imports are those of all processes, the rest of this one. */
export async function collectMetrics({
  leads,
  feeds,
  figures,
}: Pick<Services, 'leads' | 'feeds' | 'figures'>): Promise<MetricSamples<'backend'>> {
  const [{ received, targets }, states] = await Promise.all([leads.counts(), feeds()]);
  const listByTarget = (state: 'delivered' | 'pending' | 'dead'): readonly Sample[] =>
    Object.entries(targets).map(([target, counts]) => [{ target }, counts[state]]);
  return {
    ...figures.requests.list(),
    vvoz_leads_received_total: [[{}, received]],
    vvoz_leads_delivered_total: listByTarget('delivered'),
    vvoz_leads_pending: listByTarget('pending'),
    vvoz_leads_dead: listByTarget('dead'),
    vvoz_captcha_outcomes_total: [...leads.captcha.counts()].map(([outcome, count]) => [
      { provider: leads.captcha.name, outcome },
      count,
    ]),
    vvoz_feed_failures: states.map(({ source, failures }) => [{ source }, failures]),
    ...figures.vitals.list(),
  };
}
