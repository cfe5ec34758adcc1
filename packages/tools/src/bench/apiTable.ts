import { terminalTable } from './terminalTable.ts';

/** What was measured of one kind of question at one size. */
export interface ApiRow {
  readonly lots: number;
  readonly name: string;
  /** Different addresses that were asked. */
  readonly questions: number;
  /** Asked for the first time, one after the other. */
  readonly firstP50Ms: number;
  readonly firstP99Ms: number;
  /** All of them again and again: most answers come from memory. */
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

const HEAD = [
  'lots',
  'question',
  'addresses',
  'first p50 ms',
  'first p99 ms',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'failed',
];

/** The rows as a table for a terminal, numbers to the right. */
export function apiTable(rows: readonly ApiRow[]): string {
  const cells = [
    HEAD,
    ...rows.map((row) => [
      row.lots.toLocaleString('en-US'),
      row.name,
      String(row.questions),
      row.firstP50Ms.toFixed(1),
      row.firstP99Ms.toFixed(1),
      row.requestsPerSecond.toFixed(0),
      row.p50Ms.toFixed(1),
      row.p99Ms.toFixed(1),
      String(row.failed),
    ]),
  ];
  return terminalTable(cells, (column) => column === 1);
}
