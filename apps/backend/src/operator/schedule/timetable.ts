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

const HALF_HOURLY = '*/30 * * * *';
const EVERY_6_HOURS = '10 */6 * * *';
const EVERY_12_HOURS = '20 */12 * * *';
/** While Japan, Korea and Russia sleep. */
const NIGHTLY = '40 19 * * *';

/** How often the tables of jpcenter change (coming lots every half hour, archives once a day …). */
const JPCENTER: Readonly<Record<string, string>> = {
  main: HALF_HOURLY,
  bike: HALF_HOURLY,
  europe: HALF_HOURLY,
  stats: NIGHTLY,
  bike_st: NIGHTLY,
  europe_st: NIGHTLY,
  one: EVERY_6_HOURS,
  hdm: EVERY_6_HOURS,
  europe_one: EVERY_6_HOURS,
  korea: EVERY_12_HOURS,
  china: EVERY_12_HOURS,
};

/** The readings of the sources that are set up; and the costs of lots, which follow the rates. */
export function timetable(sources: Sources): readonly Job[] {
  const jobs: Job[] = [];
  if (sources.jpcenter)
    for (const table of sources.jpcenter.tables) {
      const pattern = JPCENTER[table];
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
