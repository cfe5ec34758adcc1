import { BROKEN_KINDS } from './faults.ts';
import type { BrokenKind } from './faults.ts';
import type { DemoSource, DemoTable } from './tables.ts';

/** Increase this when a change of the generator makes the same seed give other bytes. */
export const GENERATOR_VERSION = '2';

export interface TableReport {
  source: DemoSource;
  /** Every record, broken ones included. */
  rows: number;
  files: number;
  bytes: number;
  broken: Record<BrokenKind, number>;
}

/** Summary of the written feeds: the file manifest.json. */
export interface Manifest {
  version: string;
  seed: number;
  /** The moment that the dates of the lots are relative to; ISO, UTC. */
  now: string;
  tables: Partial<Record<DemoTable, TableReport>>;
  rows: number;
  bytes: number;
  broken: Record<BrokenKind, number>;
}

export const makeBrokenCounts = (): Record<BrokenKind, number> => ({
  json: 0,
  noId: 0,
  year: 0,
  date: 0,
  price: 0,
});

/** Sums up the counts of the tables. */
export function buildManifest(seed: number, now: Date, tables: Manifest['tables']): Manifest {
  const reports = Object.values(tables);
  const broken = makeBrokenCounts();
  for (const report of reports) for (const kind of BROKEN_KINDS) broken[kind] += report.broken[kind];
  return {
    version: GENERATOR_VERSION,
    seed,
    now: now.toISOString(),
    tables,
    rows: reports.reduce((sum, { rows }) => sum + rows, 0),
    bytes: reports.reduce((sum, { bytes }) => sum + bytes, 0),
    broken,
  };
}
