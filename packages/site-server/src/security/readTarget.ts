/** Old Russian sites and their search engines wrote addresses in this encoding. */
const LEGACY = new TextDecoder('windows-1251');
/** U+FFFD, the replacement character. No page has it. */
const UNREADABLE = '%EF%BF%BD';
const RUN = /(?:%[\da-f]{2})+/gi;
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** What a request asks for, in a form that all later code can decode. */
export interface RequestTarget {
  /** Path and query. */
  readonly target: string;
  /** True when the path was written in windows-1251: its page has another address. */
  readonly isLegacyPath: boolean;
}

const isReadable = (escapes: string): boolean => {
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
};

const readLegacy = (escapes: string): string =>
  encodeURIComponent(LEGACY.decode(Buffer.from(escapes.replaceAll('%', ''), 'hex')));

const repairEscapes = (text: string): string =>
  text.replace(RUN, (escapes) => (isReadable(escapes) ? escapes : readLegacy(escapes)));

/**
 * Reads a request target. Escapes that are not UTF-8 are read as windows-1251, in the path and in the query. A `%` without two
 * hexadecimal digits becomes U+FFFD in a path, and stays in a query, whose readers expect it. An absolute address loses its
 * origin.
 */
export function readTarget(url: string): RequestTarget {
  const [path = '', ...query] = url.replace(ORIGIN, '').split('?');
  const repaired = repairEscapes(path);
  const readable = repaired.replace(/%(?![\da-f]{2})/gi, UNREADABLE);
  const search = query.length === 0 ? '' : `?${repairEscapes(query.join('?'))}`;
  return { target: (readable || '/') + search, isLegacyPath: repaired !== path };
}
