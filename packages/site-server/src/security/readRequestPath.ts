/** Old Russian sites and their search engines wrote addresses in this encoding. */
const LEGACY = new TextDecoder('windows-1251');
/** U+FFFD, the replacement character. No page has it. */
const UNREADABLE = '%EF%BF%BD';
const RUN = /(?:%[\da-f]{2})+/gi;
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** Longest path and query, and most parameters, of any request. The framework's time for a query grows with their square. */
export const MAX_TARGET = 2000;
export const MAX_PARAMETERS = 100;

/** What a request asks for, in a form that all later code can decode and understands alike. */
export interface RequestTarget {
  /** Path and query. */
  readonly target: string;
  /** True when the path was written in windows-1251: its page has another address. */
  readonly isLegacyPath: boolean;
  /** The status that refuses the target before anything else sees it: no page and no call has such an address. */
  readonly fault?: 400 | 414;
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

/** Escapes of characters that need none (RFC 3986, 2.3): with and without them an address is the same. */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

const decodeNeedless = (path: string): string =>
  path.replace(NEEDLESS, (escape) => String.fromCodePoint(Number.parseInt(escape.slice(1), 16)));

/** Escapes of escapes, of control characters and of a backslash; a backslash; a fragment. Servers read them differently. */
const AMBIGUOUS = /%25[\da-f]{2}|%[01][\da-f]|%7f|%5c|[\\#]/i;
/** Segments that lead elsewhere, and empty ones; an escaped slash may end them too. */
const STEPS = /\/(?:\.{0,2}\/|\.{1,2}$)/;
const ESCAPED_SLASH = /%2f/gi;
/** Addresses with an id of a feed, which may contain a slash. */
const WITH_ID = /^\/(?:cars|s|pictures)\//;

/** True for a path that servers may take for another one. @param path without needless escapes */
function isOdd(path: string): boolean {
  const slashed = path.replace(ESCAPED_SLASH, '/');
  return AMBIGUOUS.test(path) || STEPS.test(slashed) || (slashed !== path && !WITH_ID.test(path));
}

function findFault(url: string, path: string, query: string): RequestTarget['fault'] {
  if (url.length > MAX_TARGET || query.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS) return 414;
  return isOdd(path) ? 400 : undefined;
}

/**
 * Reads a request target: the only place that decides what a path is, for limits, caches and routes alike
 * (deploy/gateway/targets.conf is the same in the gateway). Escapes that are not UTF-8 are read as windows-1251, in the path
 * and in the query. A `%` without two hexadecimal digits becomes U+FFFD in a path, and stays in a query, whose readers expect
 * it. An absolute address loses its origin. What several readers would understand differently is a fault: 400 for dot segments,
 * empty segments, backslashes, control characters and escaped slashes, 414 for what is too long.
 */
export function readRequestPath(url: string): RequestTarget {
  const [path = '', ...rest] = url.replace(ORIGIN, '').split('?');
  const query = rest.join('?');
  const plain = decodeNeedless(path);
  const fault = findFault(url, plain, query);
  // Nothing else is done with it, so that its refusal stays cheap.
  if (fault) return { target: '/', isLegacyPath: false, fault };
  const repaired = repairEscapes(plain);
  const readable = repaired.replace(/%(?![\da-f]{2})/gi, UNREADABLE);
  const search = rest.length === 0 ? '' : `?${repairEscapes(query)}`;
  return { target: (readable || '/') + search, isLegacyPath: repaired !== plain };
}

/** Characters of one part of a path, as the backend allows. */
const MAX_SEGMENT = 200;

/** True for a path that no page can have. `target` must be decodable. */
export function isImpossiblePath(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return path
    .split('/')
    .some((part) => part.length > MAX_SEGMENT && decodeURIComponent(part).length > MAX_SEGMENT);
}
