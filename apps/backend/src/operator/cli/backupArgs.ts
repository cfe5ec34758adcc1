import path from 'node:path';
import { MAX_KEPT_BACKUPS } from '../../env.ts';
import { findCommand, parseCommandLine, parseCount } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- backup [--keep 14] [--dir FOLDER] [--catalogue]
       npm run operator -- backup list [--dir FOLDER]
       npm run operator -- backup check BACKUP
       npm run operator -- backup note-failure

Copies the operator's data (leads, deliveries, chat, content, settings, registers) in one snapshot while
the backend runs, from SQLite or PostgreSQL, opens the copy to check it, and removes old backups.
  list         the backups, oldest first
  check        read a whole backup and compare it with its manifest
  note-failure tells the backend that a copy of the backups to another place failed, so that it raises its alarm
  --keep       how many of the newest backups stay (VVOZ_BACKUP_KEEP, 14)
  --dir        folder of the backups (VVOZ_BACKUP_DIR, or backups in the data folder)
  --catalogue  copy the lots too; without them the next imports bring them back
Restore: npm run operator -- restore BACKUP`;

export type BackupCommand =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'create';
      readonly keep: number | undefined;
      readonly dir: string | undefined;
      readonly hasCatalogue: boolean;
    }
  | { readonly kind: 'list'; readonly dir: string | undefined }
  | { readonly kind: 'check'; readonly folder: string }
  | { readonly kind: 'note-failure' };

const OPTIONS = {
  keep: { type: 'string' },
  dir: { type: 'string' },
  catalogue: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMANDS = {
  create: { options: ['keep', 'dir', 'catalogue'] },
  list: { options: ['dir'] },
  check: { options: [], argument: true },
  'note-failure': { options: [] },
} as const;

/** Throws UsageError. */
export function parseBackupArgs(args: readonly string[]): BackupCommand {
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  const { name, argument } = findCommand(positionals.length > 0 ? positionals : ['create'], values, COMMANDS);
  const dir = values.dir === undefined ? undefined : path.resolve(values.dir);
  switch (name) {
    case 'create': {
      const keep = parseCount('keep', values.keep, MAX_KEPT_BACKUPS);
      return { kind: 'create', keep, dir, hasCatalogue: values.catalogue ?? false };
    }
    case 'list':
      return { kind: 'list', dir };
    case 'note-failure':
      return { kind: 'note-failure' };
    case 'check':
      if (argument === undefined) throw new UsageError('check needs the folder of a BACKUP.');
      return { kind: 'check', folder: path.resolve(argument) };
  }
}
