/** U+FFFD, the replacement character. */
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
 * Makes the path of a request target (path and query) decodable: invalid escapes are replaced, `/%ZZ` becomes
 * `/%EF%BF%BDZZ`, which no page has. A valid target is returned unchanged.
 */
export function replaceMalformed(target: string): string {
  const [path = '', ...query] = target.split('?');
  const readable = path.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
    isReadable(escapes) ? escapes : UNREADABLE,
  );
  return [readable, ...query].join('?');
}
