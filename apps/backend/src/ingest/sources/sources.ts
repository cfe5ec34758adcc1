import type { Source } from '../Source.ts';
import { aleado } from './aleado/aleadoSource.ts';
import { cbr } from './cbr/cbrSource.ts';
import { content } from './content/contentSource.ts';
import { costs } from './costs/costsSource.ts';
import { jpcenter } from './jpcenter/jpcenterSource.ts';
import { wordpress } from './wordpress/wordpressSource.ts';

/**
 * All that data comes from: a row and a folder each. Settings, the command line with its help, the timetable, the feed
 * tables and docs/contracts/feeds.md follow from it.
 */
export const SOURCES = [
  jpcenter,
  aleado,
  wordpress,
  cbr,
  content,
  costs,
] as const satisfies readonly Source[];

type SourceRow = (typeof SOURCES)[number];
export type SourceName = SourceRow['name'];

export const SOURCE_NAMES: readonly SourceName[] = SOURCES.map(({ name }) => name);

type SettingsOf<Row> = Row extends Source<string, infer Settings> ? Settings : never;

/** Settings of the sources that are set up. */
export type SourceSettings = {
  readonly [Row in SourceRow as Row['name']]?: SettingsOf<Row> | undefined;
};
