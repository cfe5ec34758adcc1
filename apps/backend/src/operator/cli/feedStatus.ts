import { hasDrifted, type EstimateDrift } from '../../estimate/estimateNotes.ts';
import type { FeedHealth } from '../../ingest/health/feedHealth.ts';
import { formatTextTable } from './textTable.ts';

const HEAD = ['source', 'last success (UTC)', 'age', 'records', 'state'] as const;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;

/** «12 min», «5 h», «3 d». */
function formatAge(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < MINUTES_PER_HOUR) return `${minutes} min`;
  if (minutes < MINUTES_PER_DAY) return `${Math.floor(minutes / MINUTES_PER_HOUR)} h`;
  return `${Math.floor(minutes / MINUTES_PER_DAY)} d`;
}

function describeState({ lastSuccess, failures, error, problem, recordsBefore }: FeedHealth): string {
  if (failures > 0) return `${problem === 'failing' ? 'FAILING' : 'failed'} ${failures}×: ${error}`;
  if (problem === 'shrunk') return `SHRUNK: ${recordsBefore?.toLocaleString('en-US')} records before`;
  return lastSuccess === null ? 'never imported' : 'ok';
}

const formatPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** One line per catalogue type with estimates: how far they were from the prices of the last week. */
export const formatDrifts = (drifts: readonly EstimateDrift[]): string =>
  formatTextTable(
    [
      ['estimates', 'week to', 'sales', 'error', 'usually', 'coverage', 'state'],
      ...drifts.map((drift) => [
        drift.type,
        drift.week,
        drift.sales.toLocaleString('en-US'),
        formatPercent(drift.error),
        formatPercent(drift.usualError),
        formatPercent(drift.coverage),
        hasDrifted(drift) ? 'DRIFTED' : 'ok',
      ]),
    ],
    [2, 3, 4, 5],
  );

/** Formats the output of `npm run ingest -- status`: one line per source. */
export function formatFeedStatus(feeds: readonly FeedHealth[]): string {
  if (feeds.length === 0) return 'No source is configured, and none was ever imported.';
  const rows = feeds.map((feed) => [
    feed.source,
    feed.lastSuccess?.slice(0, 16).replace('T', ' ') ?? '–',
    formatAge(feed.ageMinutes),
    feed.records ? feed.records.toLocaleString('en-US') : '–',
    describeState(feed),
  ]);
  return formatTextTable([[...HEAD], ...rows], [2, 3]);
}
