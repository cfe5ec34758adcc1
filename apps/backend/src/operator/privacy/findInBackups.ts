import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { hasTel } from '../../chat/findConversationsByTel.ts';
import { listBackups } from '../backup/backupFolders.ts';
import { STATE_FILE } from '../backup/manifest.ts';

/** A copy of the operator's data that still has a person. */
export interface RememberingCopy {
  /** Folder of a backup, or a file that a restore has replaced. */
  readonly place: string;
  /** How many further backups are made before this one is removed; undefined: it stays until somebody removes it. */
  readonly expiresAfter: number | undefined;
}

/** True when the copy has a request of this number or a chat message with it, or cannot be read. */
function hasPerson(file: string, tel: string): boolean {
  try {
    const copy = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      if (copy.prepare('select 1 from lead where tel = ?').get(tel) !== undefined) return true;
      const messages = copy.prepare<[], string>('select text from chat_message').pluck();
      for (const text of messages.iterate()) if (hasTel(text, tel)) return true;
      return false;
    } finally {
      copy.close();
    }
  } catch {
    return true;
  }
}

/**
 * Finds the backups that have requests or chat messages with a phone number (E.164), and the databases that a restore
 * has replaced and kept.
 * @param backups their folder, and how many are kept
 * @param stateFile the database, if it is a file
 */
export function findInBackups(
  tel: string,
  { dir, keep }: { readonly dir: string; readonly keep: number },
  stateFile: string | undefined,
): readonly RememberingCopy[] {
  const folders = listBackups(dir);
  const backups = folders
    .map((place, index) => ({ place, expiresAfter: Math.max(1, keep - (folders.length - 1 - index)) }))
    .filter(({ place }) => hasPerson(path.join(place, STATE_FILE), tel));
  const folder = stateFile === undefined ? undefined : path.dirname(stateFile);
  const replaced =
    folder === undefined || stateFile === undefined || !existsSync(folder)
      ? []
      : readdirSync(folder)
          .filter((name) => name.startsWith(`${path.basename(stateFile)}.replaced-`) && name.endsWith('Z'))
          .map((name) => path.join(folder, name))
          .filter((file) => hasPerson(file, tel))
          .map((place) => ({ place, expiresAfter: undefined }));
  return [...backups, ...replaced];
}
