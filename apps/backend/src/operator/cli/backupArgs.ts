import path from 'node:path';
import { parseCommandLine } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run backup -- [--keep 14] [--dir FOLDER] [--catalogue]
       npm run backup -- list [--dir FOLDER]
       npm run backup -- check BACKUP

Copies the operator's data (leads, deliveries, chat, content, settings, registers) in one snapshot while
the backend runs, from SQLite or PostgreSQL, opens the copy to check it, and removes old backups.
  list         the backups, oldest first
  check        read a whole backup and compare it with its manifest
  --keep       how many of the newest backups stay (VVOZ_BACKUP_KEEP, 14)
  --dir        folder of the backups (VVOZ_BACKUP_DIR, or backups in the data folder)
  --catalogue  copy the lots too; without them the next imports bring them back
Restore: npm run restore -- BACKUP`;

export type BackupCommand =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'create';
      readonly keep: number | undefined;
      readonly dir: string | undefined;
      readonly hasCatalogue: boolean;
    }
  | { readonly kind: 'list'; readonly dir: string | undefined }
  | { readonly kind: 'check'; readonly folder: string };

const OPTIONS = {
  keep: { type: 'string' },
  dir: { type: 'string' },
  catalogue: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const MAX_KEEP = 1000;

function parseKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const keep = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (keep < 1 || keep > MAX_KEEP)
    throw new UsageError(`--keep must be a whole number from 1 to ${MAX_KEEP}, not '${text}'.`);
  return keep;
}

/** Throws UsageError. */
export function parseBackupArgs(args: readonly string[]): BackupCommand {
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  const [name = 'create', argument, ...rest] = positionals;
  const dir = values.dir === undefined ? undefined : path.resolve(values.dir);
  const refuse = (unexpected: string | undefined) => {
    if (unexpected !== undefined) throw new UsageError(`${name}: unexpected argument '${unexpected}'.`);
  };
  switch (name) {
    case 'create':
      refuse(argument);
      return { kind: 'create', keep: parseKeep(values.keep), dir, hasCatalogue: values.catalogue ?? false };
    case 'list':
      refuse(argument);
      return { kind: 'list', dir };
    case 'check':
      if (argument === undefined) throw new UsageError('check needs the folder of a BACKUP.');
      refuse(rest[0]);
      return { kind: 'check', folder: path.resolve(argument) };
    default:
      throw new UsageError(`Unknown command '${name}'.`);
  }
}
