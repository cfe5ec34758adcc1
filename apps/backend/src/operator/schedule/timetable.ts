import type { CatalogueTypeRow } from '@vvoz/catalogue/types/catalogueTypeRow';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { findSource } from '../../ingest/runSource.ts';
import type { LotSource } from '../../ingest/Source.ts';
import { SOURCE_NAMES, type SourceSettings } from '../../ingest/sources/sources.ts';

/** A scheduled import. */
export interface Job {
  /** `jpcenter/main`; also the name of its lease and of its last run. */
  readonly name: string;
  /** A cron pattern, UTC. */
  readonly pattern: string;
  /** Arguments of `npm run ingest --`. */
  readonly args: readonly string[];
}

/** Cron patterns of the intervals in CATALOGUE_TYPES. Archives are read while Japan, Korea and Russia sleep. */
const PATTERNS: Readonly<Record<NonNullable<CatalogueTypeRow['refreshMinutes']>, string>> = {
  30: '*/30 * * * *',
  360: '10 */6 * * *',
  720: '20 */12 * * *',
  1440: '40 19 * * *',
};

/** One job per chosen table, at the interval of its catalogue type. */
const listTableJobs = ({ name, tables, ...source }: LotSource, settings: unknown): readonly Job[] =>
  (source.chosenTables?.(settings) ?? tables.map(({ table }) => table)).flatMap((table) => {
    const type = tables.find((row) => row.table === table)?.type;
    const minutes = type && CATALOGUE_TYPES[type].refreshMinutes;
    if (minutes === undefined) return [];
    return [
      { name: `${name}/${table}`, pattern: PATTERNS[minutes], args: ['--source', name, '--table', table] },
    ];
  });

/** The scheduled imports of the configured sources. */
export const listJobs = (allSettings: SourceSettings): readonly Job[] =>
  SOURCE_NAMES.flatMap((name) => {
    const { source, settings } = findSource(name, allSettings);
    if (settings === undefined || source.schedule === undefined) return [];
    if (source.schedule === 'by table') return source.kind === 'lots' ? listTableJobs(source, settings) : [];
    const { pattern, ifChanged = false } = source.schedule;
    return [{ name, pattern, args: ['--source', name, ...(ifChanged ? ['--if-changed'] : [])] }];
  });
