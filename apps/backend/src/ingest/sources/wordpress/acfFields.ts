import { isObject } from '../../records/reading.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Depth of nested groups. Deeper values are not fields of a vehicle. */
const MAX_DEPTH = 3;

const isChoice = (value: Fields): boolean => Object.hasOwn(value, 'value') && Object.hasOwn(value, 'label');

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/**
 * Reads a field of Advanced Custom Fields. Returns undefined for an empty field: `[]`, `false`, `''` or null. A choice
 * `{value, label}` becomes its value, a list of texts or choices their words. Any other value is returned unchanged.
 */
function readAcfValue(value: unknown): unknown {
  if (value === null || value === false || value === '') return undefined;
  if (isObject(value) && isChoice(value)) return readAcfValue(value['value']) ?? readAcfValue(value['label']);
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return undefined;
  const words = value.map((one) => (isObject(one) && isChoice(one) ? readAcfValue(one) : one));
  return words.every(isPlain) ? words.join(', ') : value;
}

/**
 * Returns the custom fields of a vehicle by name, including those of groups. Of two with one name the outer one
 * is used, unless it is empty.
 * @param kept names of fields that are returned unchanged
 */
export function readAcfFields(acf: Fields, kept: readonly string[], depth = 0): Fields {
  const fields = new Map<string, unknown>();
  const groups: Fields[] = [];
  for (const [name, value] of Object.entries(acf)) {
    if (kept.includes(name)) fields.set(name, value);
    else if (isObject(value) && !isChoice(value) && depth < MAX_DEPTH) groups.push(value);
    else fields.set(name, readAcfValue(value));
  }
  for (const group of groups)
    for (const [name, value] of Object.entries(readAcfFields(group, kept, depth + 1)))
      if (fields.get(name) === undefined) fields.set(name, value);
  return Object.fromEntries(fields);
}
