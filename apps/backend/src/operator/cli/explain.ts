import { IngestLocked } from '../../catalogue/db/ingestLock.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
const UNUSABLE = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
]);
const NO_DATABASE = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

/** The code of an error of the file system or of SQLite, also of one that is the cause of another. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}

export interface Place {
  readonly dataDir: string;
  /** What the work needs on the disk, MB. */
  readonly megabytes: number;
}

/** One clear sentence for what is not this program's fault; undefined for what is. */
export function explain(error: unknown, { dataDir, megabytes }: Place): string | undefined {
  if (error instanceof IngestLocked) return error.message;
  const code = codeOf(error) ?? '';
  if (FULL.has(code))
    return `The disk of ${dataDir} is full: the demo data needs about ${megabytes.toLocaleString('en-US')} MB. Free some space, or choose another place with --data-dir.`;
  if (UNUSABLE.has(code))
    return `Nothing can be written into ${dataDir} (${code}). Choose another place with --data-dir.`;
  if (NO_DATABASE.has(code))
    return `The database in ${dataDir} is damaged (${code}). Remove vvoz.sqlite* there, or choose another place with --data-dir.`;
  return undefined;
}
