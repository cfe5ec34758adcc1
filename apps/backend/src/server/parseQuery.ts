/** More than this is no question of a visitor. */
const MAX_PAIRS = 200;
export const MAX_SEARCH = 16_384;

/** Put in place of a query string that is too long: a name that no schema knows, so that the answer is a 400. */
const TOO_LONG = 'query';

/**
 * Query string → record. `name`, `name[]` and `name[3]` are one name; a name that came several times gives a list. The
 * record has no prototype, so that `__proto__` is a name like any other.
 */
export function parseQuery(search: string): Record<string, string | string[]> {
  const record = Object.create(null) as Record<string, string | string[]>;
  const pairs = search.length > MAX_SEARCH ? [] : [...new URLSearchParams(search)];
  if (search.length > MAX_SEARCH || pairs.length > MAX_PAIRS)
    return Object.assign(record, { [TOO_LONG]: 'too long' });
  for (const [raw, value] of pairs) {
    const name = raw.replace(/\[\d*\]$/, '');
    const list = raw.endsWith(']');
    const old = record[name];
    if (old === undefined) record[name] = list ? [value] : value;
    else record[name] = [...(Array.isArray(old) ? old : [old]), value];
  }
  return record;
}
