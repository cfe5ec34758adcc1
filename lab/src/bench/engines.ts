import { z } from 'zod';
import { runOperatorProgram } from '@vvoz/tools/backend/runOperatorProgram';
import { findQuantile } from '@vvoz/tools/lib/statistics';
import { formatTable } from '@vvoz/tools/lib/terminalTable';
import { findPostgres, startPostgres } from '@vvoz/tools/postgres/server';

const NAMES = ['count', 'list', 'facets'] as const;

const timesSchema = z.array(
  z.object({
    engine: z.string(),
    /** Of so many queries of the index it answered one. */
    step: z.number(),
    count: z.array(z.number()),
    list: z.array(z.number()),
    facets: z.array(z.number()),
  }),
);

/** The times of one kind of query in one engine, ms. */
export interface EngineRow {
  readonly lots: number;
  readonly engine: string;
  readonly name: (typeof NAMES)[number];
  readonly queries: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Multiples of the index's times of the same queries; undefined for the index. */
  readonly besideIndex?: { readonly p50: number; readonly p99: number };
}

const toQuantiles = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  return { p50: findQuantile(sorted, 0.5), p99: findQuantile(sorted, 0.99) };
};

/**
 * Measures the catalogue of a data folder without HTTP: the index in memory, SQLite alone and, where it is installed,
 * PostgreSQL. They must give the same answers.
 */
export async function measureEngines(dataDir: string, lots: number): Promise<readonly EngineRow[]> {
  const programs = findPostgres();
  const postgres = programs === undefined ? undefined : await startPostgres(programs);
  try {
    const printed = await runOperatorProgram('engineTimes', postgres ? [postgres.url] : [], {
      VVOZ_DATA_DIR: dataDir,
    });
    const measured = timesSchema.parse(JSON.parse(printed));
    return measured.flatMap(({ engine, step, ...times }) =>
      NAMES.map((name) => {
        const own = toQuantiles(times[name]);
        const index = toQuantiles(measured[0]?.[name].filter((_, at) => at % step === 0) ?? []);
        return {
          lots,
          engine,
          name,
          queries: times[name].length,
          p50Ms: own.p50,
          p99Ms: own.p99,
          ...(engine === measured[0]?.engine
            ? {}
            : { besideIndex: { p50: own.p50 / index.p50, p99: own.p99 / index.p99 } }),
        };
      }),
    );
  } finally {
    await postgres?.stop();
  }
}

/** Formats the rows as a table for a terminal, numbers right-aligned. */
export const formatEngineTable = (rows: readonly EngineRow[]): string =>
  formatTable(
    [
      ['lots', 'engine', 'query', 'queries', 'p50 ms', 'p99 ms', 'p50, p99 beside the index'],
      ...rows.map(({ lots, engine, name, queries, p50Ms, p99Ms, besideIndex }) => [
        lots.toLocaleString('en-US'),
        engine,
        name,
        String(queries),
        p50Ms.toFixed(1),
        p99Ms.toFixed(1),
        besideIndex ? `${besideIndex.p50.toFixed(1)}×, ${besideIndex.p99.toFixed(1)}×` : '',
      ]),
    ],
    (column) => column === 1 || column === 2,
  );
