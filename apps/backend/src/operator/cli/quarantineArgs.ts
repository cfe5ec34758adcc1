import { findCommand, parseCommandLine, parseLimit } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- quarantine list [--source SOURCE/TABLE] [--limit 50]
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
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMANDS = {
  list: { options: ['source', 'limit'] },
  show: { options: [], argument: true },
  retry: { options: ['source', 'all'], argument: true },
  export: { options: ['source'] },
} as const;

const MAX_LIMIT = 20_000;

/** Throws UsageError. */
export function parseQuarantineArgs(args: readonly string[]): QuarantineCommand {
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  const { name, argument: id } = findCommand(positionals, values, COMMANDS);
  const { source } = values;
  switch (name) {
    case 'list':
      return { kind: 'list', source, limit: parseLimit(values.limit, MAX_LIMIT) };
    case 'show':
      if (id === undefined) throw new UsageError('show needs an ID.');
      return { kind: 'show', id };
    case 'retry':
      if ([id, source, values.all].filter((choice) => choice !== undefined).length !== 1)
        throw new UsageError('retry needs one of: an ID, --source, --all.');
      return { kind: 'retry', id, source };
    case 'export':
      return { kind: 'export', source };
  }
}
