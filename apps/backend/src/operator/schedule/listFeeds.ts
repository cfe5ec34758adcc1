import { findSource } from '../../ingest/runSource.ts';
import { SOURCE_NAMES, type SourceSettings } from '../../ingest/sources/sources.ts';

/** The feeds that scheduled imports read: `jpcenter/main` for each chosen table, `cbr` for a source without tables. */
export const listFeeds = (allSettings: SourceSettings): readonly string[] =>
  SOURCE_NAMES.flatMap((name) => {
    const { source, settings } = findSource(name, allSettings);
    if (settings === undefined || source.schedule === undefined) return [];
    if (source.kind === 'other') return [name];
    const chosen = source.chooseTables?.(settings);
    return source.tables
      .filter(({ table }) => chosen === undefined || chosen.includes(table))
      .map(({ table }) => `${name}/${table}`);
  });
