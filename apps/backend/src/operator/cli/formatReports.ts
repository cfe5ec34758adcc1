import type { ImportLosses } from '../../ingest/importLosses.ts';
import type { ImportReport } from '../../ingest/importRows.ts';
import { formatTextTable } from './textTable.ts';

const HEAD = [
  'source',
  'read',
  'new',
  'changed',
  'unchanged',
  'withdrawn',
  'quarantined',
  'skipped',
  'seconds',
] as const;
const formatNumber = (value: number): string => value.toLocaleString('en-US');

const formatCells = (report: Omit<ImportReport, 'whole' | keyof ImportLosses>): string[] => [
  report.source,
  ...[
    report.read,
    report.added,
    report.changed,
    report.unchanged,
    report.withdrawn,
    report.quarantined,
    report.skipped,
  ].map(formatNumber),
  report.seconds.toFixed(1),
];

/** Formats import reports as a text table: one row per feed table and a total. */
export function formatReports(reports: readonly ImportReport[]): string {
  const sum = (pick: (report: ImportReport) => number) =>
    reports.reduce((total, report) => total + pick(report), 0);
  const total = formatCells({
    source: 'all',
    read: sum((report) => report.read),
    added: sum((report) => report.added),
    changed: sum((report) => report.changed),
    unchanged: sum((report) => report.unchanged),
    withdrawn: sum((report) => report.withdrawn),
    quarantined: sum((report) => report.quarantined),
    skipped: sum((report) => report.skipped),
    seconds: sum((report) => report.seconds),
  });
  const rows = [[...HEAD], ...reports.map(formatCells), total];
  return formatTextTable(rows, HEAD.keys().drop(1).toArray());
}
