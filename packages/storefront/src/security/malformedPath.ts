/** U+FFFD, what stands for signs that cannot be read. */
const UNREADABLE = '%EF%BF%BD';

function isReadable(escapes: string): boolean {
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}

/**
 * The target of a request (path and query) with a path that can be decoded: escapes that mean nothing are replaced, so
 * that `/%ZZ` becomes `/%EF%BF%BDZZ`, a path like others that nothing has. A readable target comes back as it is.
 */
export function replaceMalformed(target: string): string {
  const [path = '', ...query] = target.split('?');
  const readable = path.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
    isReadable(escapes) ? escapes : UNREADABLE,
  );
  return [readable, ...query].join('?');
}
