/** More than this is no question of a visitor. */
const MAX_PAIRS = 200;
const MAX_LENGTH = 16_384;

/**
 * Stands in a record in place of a query string that cannot be read; holds the reason. The parser runs outside of
 * every error handler, so it never throws: the validator turns this into a 400.
 */
export const FAULT = Symbol('query fault');

export interface QueryRecord {
  [name: string]: string | string[];
  [FAULT]?: string;
}

const fault = (reason: string): QueryRecord => ({ [FAULT]: reason });

/** One name is written in three ways: `marka_name`, `marka_name[]`, `marka_name[3]`. */
const INDEX = /\[\d*\]$/;

/**
 * Query string → record. A name that came several times, or with brackets, gives a list. The record has no prototype,
 * so that `__proto__` is a name like any other.
 */
export function parseQuery(search: string): QueryRecord {
  if (search.length > MAX_LENGTH) return fault(`is longer than ${MAX_LENGTH} characters`);
  const record = Object.create(null) as QueryRecord;
  const pairs = search.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PAIRS) return fault(`has more than ${MAX_PAIRS} fields`);
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    let raw: string;
    let value: string;
    try {
      raw = decode(equals < 0 ? pair : pair.slice(0, equals));
      value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    } catch {
      return fault('holds a percent-encoding that is no UTF-8');
    }
    const name = raw.replace(INDEX, '');
    const known = record[name];
    if (known === undefined) record[name] = name === raw ? value : [value];
    else if (Array.isArray(known)) known.push(value);
    else record[name] = [known, value];
  }
  return record;
}

/** Throws URIError for what is no UTF-8. */
const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
