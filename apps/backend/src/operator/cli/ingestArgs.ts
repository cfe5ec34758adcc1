import { parseArgs } from 'node:util';
import { FEED_TABLES } from '../../ingest/feedTables.ts';
import { SOURCE_NAMES, SOURCES, type SourceName } from '../../ingest/sources/sources.ts';
import { UsageError } from './seedArgs.ts';

const WIDTH = Math.max(...SOURCE_NAMES.map((name) => name.length));
const WITH_TABLES = SOURCES.filter(({ kind }) => kind === 'lots').map(({ name }) => name);
const WITH_CHECK = SOURCES.filter((source) => source.kind === 'other' && source.check).map(
  ({ name }) => name,
);

/** «  jpcenter   VVOZ_JPCENTER_URL and VVOZ_JPCENTER_CODE; also VVOZ_JPCENTER_FORMAT». */
const variableLines = SOURCES.flatMap(({ name, variables: { needs, options } }) => {
  const also = options.length > 0 ? `${needs.length > 0 ? '; also ' : ''}${options.join(', ')}` : '';
  return needs.length + options.length > 0 ? [`  ${name.padEnd(WIDTH)}  ${needs.join(' and ')}${also}`] : [];
});

export const USAGE = `Usage: npm run ingest -- --source NAME [--table NAME]… [--dir DIR] [--if-changed] [--check] [--data-dir DIR]

Brings what a source says now into the database.
  --source      which:
${SOURCES.map(({ name, about }) => `                ${name.padEnd(WIDTH)}  ${about}`).join('\n')}
  --table       of ${WITH_TABLES.join(', ')}: these tables only (korea, japan_st, spec …)
  --dir         files instead of the source's own protocol; for content another folder
  --if-changed  of a folder: do nothing when its files are those of the last time; of costs: nothing when neither
                tables nor settings, rates and the month are others
  --check       of ${WITH_CHECK.join(', ')}: tell what is wrong with the files, change nothing
  --data-dir    where the database is; VVOZ_DATA_DIR otherwise

Variables that set the sources up:
${variableLines.join('\n')}`;

export interface IngestArgs {
  readonly source: SourceName;
  /** Names without the source; empty: all. */
  readonly tables: readonly string[];
  readonly dir: string | undefined;
  readonly ifChanged: boolean;
  readonly check: boolean;
  readonly dataDir: string | undefined;
  readonly help: boolean;
}

const OPTIONS = {
  source: { type: 'string' },
  table: { type: 'string', multiple: true, default: [] as string[] },
  dir: { type: 'string' },
  'if-changed': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Throws UsageError. */
export function parseIngestArgs(args: readonly string[]): IngestArgs {
  const values = parse(args);
  const source = SOURCE_NAMES.find((name) => name === values.source);
  if (!source && !values.help)
    throw new UsageError(`--source must be one of ${SOURCE_NAMES.join(', ')}, not '${values.source ?? ''}'.`);
  for (const table of values.table)
    if (!FEED_TABLES.some((one) => one.source === `${source}/${table}`))
      throw new UsageError(`--table: ${source} has no table '${table}'.`);
  return {
    source: source ?? 'content',
    tables: values.table,
    dir: values.dir,
    ifChanged: values['if-changed'],
    check: values.check,
    dataDir: values['data-dir'],
    help: values.help,
  };
}
