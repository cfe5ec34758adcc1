import { findQuantile } from '@vvoz/tools/lib/statistics';
import { formatTable } from '@vvoz/tools/lib/terminalTable';
import type { Exchange, RequestKind } from './VisitorClient.ts';

/** What the visitors got, by kind of request. */
export interface KindSummary {
  readonly kind: RequestKind;
  readonly requests: number;
  /** Share of the answers with X-Cache that came from the cache; undefined where no answer had it. */
  readonly hitRate: number | undefined;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

const HITS: ReadonlySet<string> = new Set(['HIT', 'STALE', 'UPDATING', 'REVALIDATED']);
const KINDS: readonly RequestKind[] = ['page', 'call', 'lot', 'file', 'picture', 'crawler'];

/** True when a visitor did not get what was asked for: no answer, an error, or «too many requests». */
export const isFailure = ({ status }: Exchange): boolean => status === 0 || status >= 400;

/** Summarises the exchanges of all visitors, one row for each kind that occurred. */
export const summarise = (exchanges: readonly Exchange[]): readonly KindSummary[] =>
  KINDS.flatMap((kind): readonly KindSummary[] => {
    const own = exchanges.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const cached = own.filter(({ cache }) => cache !== '');
    const times = own.map(({ ms }) => ms).toSorted((a, b) => a - b);
    return [
      {
        kind,
        requests: own.length,
        hitRate:
          cached.length === 0
            ? undefined
            : cached.filter(({ cache }) => HITS.has(cache)).length / cached.length,
        p50Ms: findQuantile(times, 0.5),
        p95Ms: findQuantile(times, 0.95),
        p99Ms: findQuantile(times, 0.99),
        failed: own.filter(isFailure).length,
      },
    ];
  });

const formatShare = (share: number | undefined): string =>
  share === undefined ? '–' : `${(share * 100).toFixed(0)} %`;

/** Formats the summaries as a table for a terminal. */
export const formatSummaries = (summaries: readonly KindSummary[]): string =>
  formatTable(
    [
      ['', 'requests', 'hits', 'p50 ms', 'p95 ms', 'p99 ms', 'failed'],
      ...summaries.map(({ kind, requests, hitRate, p50Ms, p95Ms, p99Ms, failed }) => [
        kind,
        String(requests),
        formatShare(hitRate),
        p50Ms.toFixed(1),
        p95Ms.toFixed(1),
        p99Ms.toFixed(1),
        String(failed),
      ]),
    ],
    (column) => column === 0,
  );
