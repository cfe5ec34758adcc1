import type { Source } from '../Source.ts';
import { aleado } from './aleado/aleadoSource.ts';
import { cbr } from './cbr/cbrSource.ts';
import { content } from './content/contentSource.ts';
import { costs } from './costs/costsSource.ts';
import { estimate } from './estimate/estimateSource.ts';
import { jpcenter } from './jpcenter/jpcenterSource.ts';
import { wordpress } from './wordpress/wordpressSource.ts';

/**
 * All sources of data, each with a row and a folder. Settings, command line and help, timetable and feed tables are
 * derived from the rows; a test compares docs/contracts/feeds.md with them.
 */
export const SOURCES = [
  jpcenter,
  aleado,
  wordpress,
  cbr,
  content,
  costs,
  estimate,
] as const satisfies readonly Source[];

type SourceRow = (typeof SOURCES)[number];
export type SourceName = SourceRow['name'];

export const SOURCE_NAMES: readonly SourceName[] = SOURCES.map(({ name }) => name);

type SettingsOf<Row> = Row extends Source<string, infer Settings> ? Settings : never;

/** Settings of the configured sources. */
export type SourceSettings = {
  readonly [Row in SourceRow as Row['name']]?: SettingsOf<Row> | undefined;
};
