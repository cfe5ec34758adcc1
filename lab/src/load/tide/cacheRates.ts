import { LOT_AGES } from '@vvoz/api/headers/lotAges';
import { formatTable } from '@vvoz/tools/lib/terminalTable';
import type { Exchange, RequestKind } from '../visitors/VisitorClient.ts';
import { computeHitRate, readSamples } from './hitRates.ts';

interface CacheRow {
  readonly name: string;
  /** The share that docs/scale.md assumes, with the same name. */
  readonly assumed: number;
  /** The kind of request that the gateway's cache answers. */
  readonly kind?: RequestKind;
  /** How long the gateway uses an answer without asking for the next one, s; files have a version in their address. */
  readonly freshS?: number;
  /** The metric of a process that counts its answers. */
  readonly metric?: { readonly owner: 'site' | 'backend'; readonly name: string };
}

const LISTS = { freshS: LOT_AGES.gatewayFresh };
const FILES = { freshS: Infinity };

/** The caches that a request meets, from the visitor to the catalogue. A hit asks nobody behind the cache. */
export const CACHES: readonly CacheRow[] = [
  { name: 'gateway: pages', assumed: 0.15, kind: 'page', ...LISTS },
  { name: 'gateway: filters', assumed: 0.1, kind: 'call', ...LISTS },
  { name: 'gateway: lots', assumed: 0.2, kind: 'lot', ...LISTS },
  { name: 'gateway: crawlers', assumed: 0.1, kind: 'crawler', ...LISTS },
  { name: 'gateway: pictures', assumed: 0.75, kind: 'picture', ...FILES },
  { name: 'gateway: files of the build', assumed: 0.95, kind: 'file', ...FILES },
  {
    name: 'site: pages',
    assumed: 0.04,
    metric: { owner: 'site', name: 'vvoz_site_pages_total' },
  },
  {
    name: 'backend: answers about lots',
    assumed: 0.25,
    metric: { owner: 'backend', name: 'vvoz_api_answers_total' },
  },
];

/** How often a cache was asked, and how often it had the answer. */
export interface CacheRate {
  readonly name: string;
  readonly assumed: number;
  readonly requests: number;
  /** From 0 to 1. */
  readonly measured: number;
  /** What the formula gives for the same requests; undefined for caches behind others. */
  readonly computed: number | undefined;
}

/** Answers for which the gateway asked nobody; after STALE it asks in the background. */
const FREE: ReadonlySet<string> = new Set(['HIT', 'UPDATING']);

/** Computes the hit rate of requests that come evenly over `seconds`. */
function computeShare(exchanges: readonly Exchange[], freshS: number, seconds: number): number {
  const counts = new Map<string, number>();
  for (const { path } of exchanges) counts.set(path, (counts.get(path) ?? 0) + 1);
  // Within the run nothing is forgotten.
  if (freshS === Infinity) return 1 - counts.size / Math.max(1, exchanges.length);
  return computeHitRate(
    [...counts.values()].map((count) => count / seconds),
    freshS,
  );
}

/**
 * Measures the hit rate of each cache.
 * @param sites the texts of `/metrics` of the sites
 * @param backends those of the backends
 */
export const measureRates = (
  exchanges: readonly Exchange[],
  sites: readonly string[],
  backends: readonly string[],
  seconds: number,
): readonly CacheRate[] =>
  CACHES.map(({ name, assumed, kind, freshS = 0, metric }) => {
    if (metric) {
      const samples = readSamples((metric.owner === 'site' ? sites : backends).join('\n'), metric.name);
      const requests = [...samples.values()].reduce((sum, count) => sum + count, 0);
      const measured = (samples.get('memory') ?? 0) / Math.max(1, requests);
      return { name, assumed, requests, measured, computed: undefined };
    }
    const own = exchanges.filter((one) => one.kind === kind && one.cache !== '');
    const hits = own.filter(({ cache }) => FREE.has(cache)).length;
    return {
      name,
      assumed,
      requests: own.length,
      measured: hits / Math.max(1, own.length),
      computed: computeShare(own, freshS, seconds),
    };
  });

/** Returns a line for each cache that had fewer answers than docs/scale.md assumes, or was never asked. */
export const findLowRates = (rates: readonly CacheRate[]): readonly string[] =>
  rates.flatMap(({ name, assumed, requests, measured }) => {
    if (requests === 0) return [`${name}: no requests`];
    if (measured >= assumed) return [];
    return [
      `${name}: ${formatShare(measured)} of ${requests}, docs/scale.md assumes ${formatShare(assumed)}`,
    ];
  });

const formatShare = (share: number | undefined): string =>
  share === undefined ? '–' : `${(share * 100).toFixed(1)} %`;

/** Formats the rates as a table for a terminal. */
export const formatRates = (rates: readonly CacheRate[]): string =>
  formatTable(
    [
      ['cache', 'requests', 'hits', 'by the formula', 'assumed'],
      ...rates.map(({ name, requests, measured, computed, assumed }) => [
        name,
        String(requests),
        formatShare(measured),
        formatShare(computed),
        formatShare(assumed),
      ]),
    ],
    (column) => column === 0,
  );
