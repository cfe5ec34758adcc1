const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

/** True for the errors of a file system or of SQLite that has no space left, also as a cause. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && FULL.has(String(error.code))) || isDiskFull(error.cause);
}
