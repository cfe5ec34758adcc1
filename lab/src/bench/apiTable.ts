import { formatTable } from '@vvoz/tools/lib/terminalTable';

/** What answers: the index in memory with SQLite behind it, or ClickHouse. */
export type Engine = 'index' | 'ClickHouse';

/** Measurements of one kind of request at one catalogue size. */
export interface ApiRow {
  readonly lots: number;
  readonly engine: Engine;
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
  'engine',
  'request',
  'addresses',
  'first p50 ms',
  'first p99 ms',
  'p50, p99 beside the index',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'failed',
];

/** The times of first requests as multiples of those of the index in the same run. */
function formatRatio(row: ApiRow, rows: readonly ApiRow[]): string {
  const index = rows.find(
    ({ engine, lots, name }) => engine === 'index' && lots === row.lots && name === row.name,
  );
  if (row.engine === 'index' || !index) return '';
  return [row.firstP50Ms / index.firstP50Ms, row.firstP99Ms / index.firstP99Ms]
    .map((ratio) => `${ratio.toFixed(1)}×`)
    .join(', ');
}

/** Formats the rows as a table for a terminal, numbers right-aligned. */
export function formatApiTable(rows: readonly ApiRow[]): string {
  const cells = [
    HEAD,
    ...rows.map((row) => [
      row.lots.toLocaleString('en-US'),
      row.engine,
      row.name,
      String(row.addresses),
      row.firstP50Ms.toFixed(1),
      row.firstP99Ms.toFixed(1),
      formatRatio(row, rows),
      row.requestsPerSecond.toFixed(0),
      row.p50Ms.toFixed(1),
      row.p99Ms.toFixed(1),
      String(row.failed),
    ]),
  ];
  return formatTable(cells, (column) => column === 1 || column === 2);
}
