import { formatTable } from '@vvoz/tools/lib/terminalTable';

/** Measurements of one kind of request at one catalogue size. */
export interface ApiRow {
  readonly lots: number;
  readonly name: string;
  /** Number of different addresses. */
  readonly addresses: number;
  /**
   * The first request of each address, sent one after another. Only answers about whole catalogues are cached already.
   */
  readonly firstP50Ms: number;
  readonly firstP99Ms: number;
  /** Repeated requests: most answers come from the cache. */
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

const HEAD = [
  'lots',
  'request',
  'addresses',
  'first p50 ms',
  'first p99 ms',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'failed',
];

/** Formats the rows as a table for a terminal, numbers right-aligned. */
export function formatApiTable(rows: readonly ApiRow[]): string {
  const cells = [
    HEAD,
    ...rows.map((row) => [
      row.lots.toLocaleString('en-US'),
      row.name,
      String(row.addresses),
      row.firstP50Ms.toFixed(1),
      row.firstP99Ms.toFixed(1),
      row.requestsPerSecond.toFixed(0),
      row.p50Ms.toFixed(1),
      row.p99Ms.toFixed(1),
      String(row.failed),
    ]),
  ];
  return formatTable(cells, (column) => column === 1);
}
