import path from 'node:path';
import { parseCommandLine } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- restore BACKUP [--force] [--catalogue]

Puts a backup in the place of the operator's data, in SQLite or PostgreSQL, whichever it was made from.
Stop the backend first. The backup is checked before anything changes, and what is replaced is kept.
Persons who were forgotten since the backup are forgotten again, if the replaced database can be read.
  BACKUP       the folder of a backup: npm run operator -- backup list
  --force      replace a database that has requests, messages or settings that the backup lacks, or a
               damaged one; in PostgreSQL also one with a backend connected to it
  --catalogue  put the backup's lots in place too (a backup made with --catalogue)`;

export type RestoreCommand =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'restore';
      readonly folder: string;
      readonly isForced: boolean;
      readonly hasCatalogue: boolean;
    };

const OPTIONS = {
  force: { type: 'boolean' },
  catalogue: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Throws UsageError. */
export function parseRestoreArgs(args: readonly string[]): RestoreCommand {
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  const [folder, unexpected] = positionals;
  if (folder === undefined) throw new UsageError('restore needs the folder of a BACKUP.');
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument '${unexpected}'.`);
  return {
    kind: 'restore',
    folder: path.resolve(folder),
    isForced: values.force ?? false,
    hasCatalogue: values.catalogue ?? false,
  };
}
