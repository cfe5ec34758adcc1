import { getFaultCode } from '../../lib/faultCode.ts';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { OperatorError } from '../../lib/OperatorError.ts';

/** A backup could not be made, read or restored. The message says what is wrong, where, and what to do. */
export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
}

/** What to do about an error of the file system, SQLite or PostgreSQL, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space, or set VVOZ_BACKUP_DIR to a folder on another disk.',
  EDQUOT: 'The disk quota is used up: free some space, or set VVOZ_BACKUP_DIR to a folder on another disk.',
  SQLITE_FULL: 'The disk is full: free some space, or set VVOZ_BACKUP_DIR to a folder on another disk.',
  EACCES: 'This user may not write there: run the command as the user of the backend.',
  EPERM: 'This user may not write there: run the command as the user of the backend.',
  EROFS: 'The folder is read-only: set VVOZ_BACKUP_DIR to another one.',
  SQLITE_CANTOPEN: 'The file cannot be opened: run the command as the user of the backend.',
  SQLITE_NOTADB:
    'The file is damaged: restore the newest backup (npm run operator -- backup list, npm run operator -- restore).',
  SQLITE_CORRUPT:
    'The file is damaged: restore the newest backup (npm run operator -- backup list, npm run operator -- restore).',
  SQLITE_BUSY: 'Another process holds the file: try again when it has ended.',
  ECONNREFUSED: 'PostgreSQL does not answer: check that it runs, and DATABASE_URL.',
  ENOTFOUND: 'The host of DATABASE_URL is unknown: check DATABASE_URL.',
  '28P01': 'PostgreSQL refuses the password: check DATABASE_URL.',
  '3D000': 'The database does not exist: check DATABASE_URL.',
};

/** Runs a step. An error that the operator can correct becomes a BackupError that names the step and what to do. */
export async function explainFailure<T>(step: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const code = getFaultCode(error);
    const advice = ADVICE[code] ?? ADVICE[code.replace(/^(SQLITE_[A-Z]+)_.*/, '$1')];
    if (advice === undefined) throw error;
    throw new BackupError(`${step} failed: ${getErrorMessage(error)} (${code}). ${advice}`, { cause: error });
  }
}
