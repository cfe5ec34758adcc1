import type { CatalogueTypeRow } from '@vvoz/catalogue/types/catalogueTypeRow';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { findSource } from '../../ingest/runSource.ts';
import type { LotSource, Source } from '../../ingest/Source.ts';
import { SOURCE_NAMES, type SourceSettings } from '../../ingest/sources/sources.ts';

/** A scheduled piece of work. */
export interface Job {
  /** `jpcenter/main`; also the name of its lease and of its last run. */
  readonly name: string;
  /** A cron pattern, UTC. */
  readonly pattern: string;
  /** The program of the command line that does it; undefined for work of this process. */
  readonly program: 'ingest' | 'backup' | undefined;
  readonly args: readonly string[];
  /** Variables of the environment that the program needs besides those of the databases. It gets no others. */
  readonly variables: readonly string[];
}

/** Cron patterns of the intervals in CATALOGUE_TYPES. Archives are read at night in Japan and Korea. */
const PATTERNS: Readonly<Record<NonNullable<CatalogueTypeRow['refreshMinutes']>, string>> = {
  30: '*/30 * * * *',
  360: '10 */6 * * *',
  720: '20 */12 * * *',
  1440: '40 19 * * *',
};

const listVariables = ({ variables }: Pick<Source, 'variables'>): readonly string[] => [
  ...variables.needs,
  ...variables.options,
];

/** One job per chosen table, at the interval of its catalogue type. */
const listTableJobs = ({ name, tables, ...source }: LotSource, settings: unknown): readonly Job[] =>
  (source.chooseTables?.(settings) ?? tables.map(({ table }) => table)).flatMap((table) => {
    const type = tables.find((row) => row.table === table)?.type;
    const minutes = type && CATALOGUE_TYPES[type].refreshMinutes;
    if (minutes === undefined) return [];
    return [
      {
        name: `${name}/${table}`,
        pattern: PATTERNS[minutes],
        program: 'ingest',
        args: ['--source', name, '--table', table],
        variables: listVariables(source),
      },
    ];
  });

/** The scheduled imports of the configured sources. */
export const listJobs = (allSettings: SourceSettings): readonly Job[] =>
  SOURCE_NAMES.flatMap((name) => {
    const { source, settings } = findSource(name, allSettings);
    if (settings === undefined || source.schedule === undefined) return [];
    if (source.schedule === 'by table') return source.kind === 'lots' ? listTableJobs(source, settings) : [];
    const { pattern, ifChanged = false } = source.schedule;
    const args = ['--source', name, ...(ifChanged ? ['--if-changed'] : [])];
    return [{ name, pattern, program: 'ingest', args, variables: listVariables(source) }];
  });
