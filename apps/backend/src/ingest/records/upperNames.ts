/** Names that were seen, in capitals: a feed has a few dozen of them, and millions of records. */
const UPPER = new Map<string, string>();
const MAX_NAMES = 5000;

function toUpper(name: string): string {
  const known = UPPER.get(name);
  if (known !== undefined) return known;
  const upper = name.toUpperCase();
  if (UPPER.size < MAX_NAMES) UPPER.set(name, upper);
  return upper;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * A record with its names in capitals: jpcenter writes them in upper case for some queries and in lower case for others.
 * Of two names that differ by case alone the one with a value counts. A record that has no others is returned itself.
 */
export function upperNames(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = Object.keys(record);
  if (names.every((name) => toUpper(name) === name)) return record;
  const renamed = new Map<string, unknown>();
  for (const name of names) {
    const upper = toUpper(name);
    if (isBlank(renamed.get(upper))) renamed.set(upper, record[name]);
  }
  return Object.fromEntries(renamed);
}
