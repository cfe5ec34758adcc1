import { FEED_TABLES } from '../../ingest/feedTables.ts';
import { SOURCE_NAMES, SOURCES, type SourceName } from '../../ingest/sources/sources.ts';
import { parseCommandLine } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

const WIDTH = Math.max(...SOURCE_NAMES.map((name) => name.length));
const WITH_TABLES = SOURCES.filter(({ kind }) => kind === 'lots').map(({ name }) => name);
const WITH_CHECK = SOURCES.filter((source) => source.kind === 'other' && source.check).map(
  ({ name }) => name,
);

/** One line per source: «  jpcenter   VVOZ_JPCENTER_URL and VVOZ_JPCENTER_CODE; also VVOZ_JPCENTER_FORMAT». */
const variableLines = SOURCES.flatMap(({ name, variables: { needs, options } }) => {
  const also = options.length > 0 ? `${needs.length > 0 ? '; also ' : ''}${options.join(', ')}` : '';
  return needs.length + options.length > 0 ? [`  ${name.padEnd(WIDTH)}  ${needs.join(' and ')}${also}`] : [];
});

export const USAGE = `Usage: npm run ingest -- --source NAME [--table NAME]… [--dir DIR] [--if-changed] [--check] [--data-dir DIR]
       npm run ingest -- status [--data-dir DIR]
       npm run ingest -- report [SOURCE/TABLE] [--data-dir DIR]
       npm run ingest -- check FILE [--table NAME]

Imports a source into the database.
  status        for each source: the last successful import, its records and age, and what failed since
  report        the last import of each table: counts, fields that could not be read, unknown words
  check         read a file of aleado as an import would, without importing it; ends with 1 if a record is rejected
  --source      one of:
${SOURCES.map(({ name, about }) => `                ${name.padEnd(WIDTH)}  ${about}`).join('\n')}
  --table       import only this table (korea, japan_st, spec …); for ${WITH_TABLES.join(', ')}
  --dir         read files from this folder instead of the source; for content: another content folder
  --if-changed  skip the import if nothing has changed since the last one: the files of a folder; for costs the tables,
                settings, rates and the month
  --check       report faults in the files without importing; for ${WITH_CHECK.join(', ')}
  --data-dir    folder of the database (default: VVOZ_DATA_DIR)

Variables that configure the sources:
${variableLines.join('\n')}`;

/** `npm run ingest -- check FILE`. */
export interface CheckCommand {
  readonly kind: 'check';
  readonly file: string;
  /** The table of the file; undefined: the name of its folder. */
  readonly table: string | undefined;
}

/** `npm run ingest -- status` and `report`. */
export type FeedsCommand =
  | { readonly kind: 'status'; readonly dataDir: string | undefined }
  | { readonly kind: 'report'; readonly table: string | undefined; readonly dataDir: string | undefined };

export interface IngestArgs {
  readonly kind: 'import';
  readonly source: SourceName;
  /** Table names without the source; an empty list means all. */
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

function parseFeedsCommand(
  [command = '', table, ...rest]: readonly string[],
  dataDir: string | undefined,
): FeedsCommand {
  if (command !== 'status' && command !== 'report')
    throw new UsageError(
      `Unknown command '${command}'. The commands are status, report and check; an import needs --source.`,
    );
  const unexpected = command === 'status' ? table : rest[0];
  if (unexpected !== undefined) throw new UsageError(`${command}: unexpected argument '${unexpected}'.`);
  return command === 'status' ? { kind: 'status', dataDir } : { kind: 'report', table, dataDir };
}

/** Throws UsageError. */
export function parseIngestArgs(args: readonly string[]): IngestArgs | FeedsCommand | CheckCommand {
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  const [command, file, ...others] = positionals;
  if (command === 'check' && !values.help) {
    if (file === undefined || others.length > 0 || values.table.length > 1)
      throw new UsageError('check needs one FILE, and at most one --table.');
    return { kind: 'check', file, table: values.table[0] };
  }
  if (positionals.length > 0 && !values.help) return parseFeedsCommand(positionals, values['data-dir']);
  const source = SOURCE_NAMES.find((name) => name === values.source);
  if (!source && !values.help)
    throw new UsageError(`--source must be one of ${SOURCE_NAMES.join(', ')}, not '${values.source ?? ''}'.`);
  for (const table of values.table)
    if (!FEED_TABLES.some((one) => one.source === `${source}/${table}`))
      throw new UsageError(`--table: ${source} has no table '${table}'.`);
  return {
    kind: 'import',
    source: source ?? 'content',
    tables: values.table,
    dir: values.dir,
    ifChanged: values['if-changed'],
    check: values.check,
    dataDir: values['data-dir'],
    help: values.help,
  };
}
