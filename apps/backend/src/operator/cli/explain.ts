import { IngestLocked } from '../../catalogue/db/ingestLock.ts';
import { getFaultCode } from '../../lib/faultCode.ts';

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
const NOT_WRITABLE = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
]);
const DAMAGED = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

export interface ExplainContext {
  readonly dataDir: string;
  /** Disk space that the command needs, MB. */
  readonly megabytes: number;
}

/** Explains an error that the operator can fix. Returns undefined for a fault of this program. */
export function explain(error: unknown, { dataDir, megabytes }: ExplainContext): string | undefined {
  if (error instanceof IngestLocked) return error.message;
  const code = getFaultCode(error);
  if (DISK_FULL.has(code))
    return `The disk of ${dataDir} is full: the demo data needs about ${megabytes.toLocaleString('en-US')} MB. Free some space, or choose another folder with --data-dir.`;
  if (NOT_WRITABLE.has(code))
    return `${dataDir} is not writable (${code}). Choose another folder with --data-dir.`;
  if (DAMAGED.has(code))
    return `The database in ${dataDir} is damaged (${code}). Remove vvoz.sqlite* there, or choose another folder with --data-dir.`;
  return undefined;
}
