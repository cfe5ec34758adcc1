import { rmSync } from 'node:fs';
import { getFaultCode } from './faultCode.ts';

const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;
/** A lock, a full or failing disk, a damaged, missing or write-protected file, a transaction that SQLite has ended. */
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM|PROTOCOL|ABORT)/;

/** Whether an error, or its cause, says that the contents of a SQLite file are damaged. */
export const isDamage = (error: unknown): boolean => DAMAGE.test(getFaultCode(error));

/** Whether an error, or its cause, says that a SQLite file cannot be used now. */
export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.test(getFaultCode(error));

/** Removes a SQLite file with its log and its shared memory. */
export function removeSqliteFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}
