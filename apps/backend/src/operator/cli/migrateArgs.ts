import { DATABASE_NAMES, type DatabaseName } from '../migrations/Migrated.ts';
import { findCommand, parseCommandLine } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- migrate status [state|catalogue]
                          up [state|catalogue]
                          down state|catalogue [--force]

The schemas of the operator's data (state) and of the lots (catalogue). The backend migrates both when it
starts, but it does not create the operator's data of a configured installation: run up once to create it.
  status   each migration with the time when it was applied
  up       apply what is missing; create the databases at the first start
  down     roll back the last migration; stop the backend first
  --force  roll it back even if data is deleted with it`;

export type MigrateCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'status' | 'up'; readonly databases: readonly DatabaseName[] }
  | { readonly kind: 'down'; readonly database: DatabaseName; readonly isForced: boolean };

const OPTIONS = { force: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

const COMMANDS = {
  status: { options: [], argument: true },
  up: { options: [], argument: true },
  down: { options: ['force'], argument: true },
} as const;

function parseDatabase(text: string): DatabaseName {
  const name = DATABASE_NAMES.find((known) => known === text);
  if (name === undefined)
    throw new UsageError(`'${text}' is not a database: choose ${DATABASE_NAMES.join(' or ')}.`);
  return name;
}

/** Throws UsageError. */
export function parseMigrateArgs(args: readonly string[]): MigrateCommand {
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  const { name, argument } = findCommand(positionals, values, COMMANDS);
  if (name !== 'down')
    return { kind: name, databases: argument === undefined ? DATABASE_NAMES : [parseDatabase(argument)] };
  if (argument === undefined) throw new UsageError('down needs state or catalogue.');
  return { kind: 'down', database: parseDatabase(argument), isForced: values.force ?? false };
}
