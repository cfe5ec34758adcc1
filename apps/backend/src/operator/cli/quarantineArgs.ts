import { parseArgs } from 'node:util';
import { UsageError } from './seedArgs.ts';

export const USAGE = `Usage: npm run quarantine -- list [--source SOURCE/TABLE] [--limit 50]
                             show ID
                             retry ID | --source SOURCE/TABLE | --all
                             export [--source SOURCE/TABLE]

Shows feed records that could not be shown as lots, with the reason of each.
  list      the newest first
  show      one record, unchanged
  retry     read records again, for example after an update; valid ones become lots
  export    all records as JSON lines
  --source  a feed table: jpcenter/korea`;

export type QuarantineCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly source: string | undefined; readonly limit: number }
  | { readonly kind: 'show'; readonly id: string }
  | { readonly kind: 'retry'; readonly id: string | undefined; readonly source: string | undefined }
  | { readonly kind: 'export'; readonly source: string | undefined };

const OPTIONS = {
  source: { type: 'string' },
  limit: { type: 'string' },
  all: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 20_000;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function parseLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > MAX_LIMIT)
    throw new UsageError(`--limit must be a whole number from 1 to ${MAX_LIMIT}, not '${text}'.`);
  return value;
}

/** Throws UsageError. */
export function parseQuarantineArgs(args: readonly string[]): QuarantineCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: 'help' };
  const [name = '', id, ...rest] = positionals;
  if (rest[0] !== undefined) throw new UsageError(`${name}: unexpected argument '${rest[0]}'.`);
  const { source } = values;
  switch (name) {
    case 'list':
      return { kind: 'list', source, limit: parseLimit(values.limit) };
    case 'show':
      if (id === undefined) throw new UsageError('show needs an ID.');
      return { kind: 'show', id };
    case 'retry':
      if ([id, source].filter((choice) => choice !== undefined).length + Number(values.all) !== 1)
        throw new UsageError('retry needs one of: an ID, --source, --all.');
      return { kind: 'retry', id, source };
    case 'export':
      return { kind: 'export', source };
    default:
      throw new UsageError(name === '' ? 'A command is missing.' : `Unknown command '${name}'.`);
  }
}
