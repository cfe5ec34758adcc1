import { formatTable } from './terminalTable.ts';

/** Measurements of one address. */
export interface Row {
  name: string;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx, and connections that broke. */
  failed: number;
}

/** Formats the rows as a table for a terminal, numbers right-aligned. */
export function formatBenchTable(rows: Row[]): string {
  const cells = [
    ['', 'requests/s', 'p50 ms', 'p99 ms', 'failed'],
    ...rows.map((row) => [
      row.name,
      row.requestsPerSecond.toFixed(0),
      row.p50Ms.toFixed(1),
      row.p99Ms.toFixed(1),
      String(row.failed),
    ]),
  ];
  return formatTable(cells, (column) => column === 0);
}
