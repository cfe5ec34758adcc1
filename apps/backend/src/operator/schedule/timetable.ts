import type { CatalogueTypeRow } from '@vvoz/catalogue/types/catalogueTypeRow';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { FEED_TABLES } from '../../ingest/feedTables.ts';
import type { Sources } from '../../ingest/sourceSettings.ts';

/** A reading that comes round. */
export interface Job {
  /** `jpcenter/main`; also the name of its lease and of its turns. */
  readonly name: string;
  /** When, in cron's words, by UTC. */
  readonly pattern: string;
  /** What `npm run ingest --` is given. */
  readonly args: readonly string[];
}

/** Cron patterns of the intervals in CATALOGUE_TYPES. Archives are read while Japan, Korea and Russia sleep. */
const PATTERNS: Readonly<Record<NonNullable<CatalogueTypeRow['refreshMinutes']>, string>> = {
  30: '*/30 * * * *',
  360: '10 */6 * * *',
  720: '20 */12 * * *',
  1440: '40 19 * * *',
};

/** When a table of jpcenter is read: as often as the lots of its type change; undefined for an unknown table. */
function jpcenterPattern(table: string): string | undefined {
  const type = FEED_TABLES.find(({ source }) => source === `jpcenter/${table}`)?.type;
  const minutes = type && CATALOGUE_TYPES[type].refreshMinutes;
  return minutes && PATTERNS[minutes];
}

/** The readings of the sources that are set up; and the costs of lots, which follow the rates. */
export function timetable(sources: Sources): readonly Job[] {
  const jobs: Job[] = [];
  if (sources.jpcenter)
    for (const table of sources.jpcenter.tables) {
      const pattern = jpcenterPattern(table);
      if (pattern)
        jobs.push({
          name: `jpcenter/${table}`,
          pattern,
          args: ['--source', 'jpcenter', '--table', table],
        });
    }
  // A look at the folder costs nothing: an import begins when its files have changed.
  if (sources.aleado)
    jobs.push({ name: 'aleado', pattern: '* * * * *', args: ['--source', 'aleado', '--if-changed'] });
  if (sources.wordpress)
    jobs.push({ name: 'wordpress', pattern: '5 * * * *', args: ['--source', 'wordpress'] });
  // The rates of the next day come out in the afternoon, now and then late.
  if (sources.cbr) jobs.push({ name: 'cbr', pattern: '15,45 * * * *', args: ['--source', 'cbr'] });
  // New rates, new settings, a new month: what lots cost is another sum then.
  jobs.push({ name: 'costs', pattern: '20,50 * * * *', args: ['--source', 'costs', '--if-changed'] });
  return jobs;
}
