import type { Metrics } from '@vvoz/telemetry/metrics/createMetrics';
import type { Sample } from '@vvoz/telemetry/metrics/metricTable';
import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import type { CatalogueStore } from '../../catalogue/CatalogueStore.ts';
import { EVERYTHING } from '../../catalogue/filter.ts';
import type { Services } from './route.ts';

/** Counts the listed lots of each type; none while the catalogue cannot be read. */
const countLots = (store: CatalogueStore): Promise<readonly Sample<'vvoz_catalogue_lots'>[]> =>
  Promise.all(
    CATALOGUE_TYPE_NAMES.map(
      async (type) => [{ type }, await store.count({ type, filter: EVERYTHING })] as const,
    ),
  ).catch(() => []);

/** Unix time in seconds; 0 if it has never happened. */
const toSeconds = (iso: string | null): number => (iso === null ? 0 : Date.parse(iso) / 1000);

/** Reads every metric of the backend. Those of leads, imports and backups cover all processes, the others this one. */
export async function collectMetrics({
  leads,
  feeds,
  backups,
  drifts,
  store,
  figures,
  machine,
  pictures,
  release,
}: Pick<
  Services,
  'leads' | 'feeds' | 'backups' | 'drifts' | 'store' | 'figures' | 'machine' | 'pictures' | 'release'
>): ReturnType<Metrics<'backend'>['collect']> {
  const [{ received, targets }, states, backup, estimates, facts, lots] = await Promise.all([
    leads.counts(),
    feeds(),
    backups(),
    drifts(),
    machine(),
    countLots(store),
  ]);
  const { running, waiting, refused } = store.getLoad();
  const caches = Object.entries(pictures.caches);
  const listByTarget = (state: 'delivered' | 'pending' | 'dead') =>
    Object.entries(targets).map(([target, counts]) => [{ target }, counts[state]] as const);
  return figures.metrics.collect({
    vvoz_leads_received_total: [[{}, received]],
    vvoz_leads_delivered_total: listByTarget('delivered'),
    vvoz_leads_pending: listByTarget('pending'),
    vvoz_leads_dead: listByTarget('dead'),
    vvoz_leads_outcomes: Object.entries(targets).flatMap(([target, { outcomes }]) =>
      Object.entries(outcomes).map(([outcome, count]) => [{ target, outcome }, count] as const),
    ),
    vvoz_captcha_outcomes_total: [...leads.captcha.counts()].map(([outcome, count]) => [
      { provider: leads.captcha.name, outcome },
      count,
    ]),
    vvoz_feed_failures: states.map(({ source, failures }) => [{ source }, failures]),
    vvoz_feed_last_success_timestamp_seconds: states.map(({ source, lastSuccess }) => [
      { source },
      toSeconds(lastSuccess),
    ]),
    vvoz_backup_last_success_timestamp_seconds: [[{}, toSeconds(backup.lastSuccess)]],
    vvoz_backup_failures: [[{}, backup.failures]],
    vvoz_estimate_error_ratio: estimates.map(({ type, error }) => [{ type }, error]),
    vvoz_estimate_usual_error_ratio: estimates.map(({ type, usualError }) => [{ type }, usualError]),
    vvoz_estimate_coverage_ratio: estimates.map(({ type, coverage }) => [{ type }, coverage]),
    vvoz_catalogue_queries_running: [[{}, running]],
    vvoz_catalogue_queries_waiting: [[{}, waiting]],
    vvoz_catalogue_queries_refused_total: [[{}, refused]],
    vvoz_vitals_p75: figures.vitals.listP75(),
    vvoz_backend_memory_bytes: [[{}, process.memoryUsage.rss()]],
    vvoz_backend_event_loop_delay_seconds: [[{}, figures.readEventLoopDelay()]],
    vvoz_disk_free_bytes: facts.disk ? [[{}, facts.disk.freeBytes]] : [],
    vvoz_disk_size_bytes: facts.disk ? [[{}, facts.disk.bytes]] : [],
    vvoz_catalogue_file_bytes: [[{}, facts.catalogueBytes]],
    vvoz_catalogue_lots: lots,
    vvoz_feed_duration_seconds: [...facts.importSeconds].map(([source, seconds]) => [{ source }, seconds]),
    vvoz_quarantine_records: [[{}, facts.quarantined]],
    vvoz_picture_cache_bytes: caches.flatMap(([cache, { storage }]) =>
      storage.totalBytes === undefined ? [] : [[{ cache }, storage.totalBytes] as const],
    ),
    vvoz_pictures_total: caches.flatMap(([cache, { storage, counts }]) => [
      [{ cache, from: storage.place }, counts.stored] as const,
      [{ cache, from: 'rendering' }, counts.rendering] as const,
    ]),
    vvoz_backend_build_info: [[{ version: release?.version ?? 'checkout' }, 1]],
  });
}
