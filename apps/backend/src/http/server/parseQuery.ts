/** Far more than a visitor's query string has. */
const MAX_PAIRS = 200;
const MAX_LENGTH = 16_384;

/**
 * Key of the reason why a query string cannot be read. The parser runs outside of all error handlers, so it must not
 * throw: the validator turns this reason into a 400.
 */
export const FAULT = Symbol('query fault');

export interface QueryRecord {
  [name: string]: string | string[];
  [FAULT]?: string;
}

const createFault = (reason: string): QueryRecord => ({ [FAULT]: reason });

/** A name may end in brackets: `marka_name`, `marka_name[]`, `marka_name[3]`. */
const INDEX = /\[\d*\]$/;

/**
 * Parses a query string. A name that occurs several times, or with brackets, has a list. The record has no prototype,
 * so `__proto__` is a name like any other.
 */
export function parseQuery(search: string): QueryRecord {
  if (search.length > MAX_LENGTH) return createFault(`is longer than ${MAX_LENGTH} characters`);
  const record = Object.create(null) as QueryRecord;
  const pairs = search.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PAIRS) return createFault(`has more than ${MAX_PAIRS} fields`);
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    let raw: string;
    let value: string;
    try {
      raw = decode(equals < 0 ? pair : pair.slice(0, equals));
      value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    } catch {
      return createFault('contains a percent-encoding that is not UTF-8');
    }
    const name = raw.replace(INDEX, '');
    const previous = record[name];
    if (previous === undefined) record[name] = name === raw ? value : [value];
    else if (Array.isArray(previous)) previous.push(value);
    else record[name] = [previous, value];
  }
  return record;
}

/** Throws a URIError when the text is not UTF-8. */
const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
