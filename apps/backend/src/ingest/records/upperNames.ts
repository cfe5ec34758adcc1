/** A cache of names in capitals. A feed has a few dozen names, and millions of records. */
const UPPER = new Map<string, string>();
const MAX_NAMES = 5000;

function toUpper(name: string): string {
  const cached = UPPER.get(name);
  if (cached !== undefined) return cached;
  const upper = name.toUpperCase();
  if (UPPER.size < MAX_NAMES) UPPER.set(name, upper);
  return upper;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Converts a record's names to capitals: jpcenter writes them in upper or lower case, depending on the query. Of two
 * names that differ only in case, the one with a value is used. A record with capitals only is returned unchanged.
 */
export function toUpperNames(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = Object.keys(record);
  if (names.every((name) => toUpper(name) === name)) return record;
  const renamed = new Map<string, unknown>();
  for (const name of names) {
    const upper = toUpper(name);
    if (isBlank(renamed.get(upper))) renamed.set(upper, record[name]);
  }
  return Object.fromEntries(renamed);
}
