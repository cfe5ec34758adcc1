import { isObject } from '../../records/reading.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Groups in groups; what lies deeper is no field of a vehicle. */
const MAX_DEPTH = 3;

const isChoice = (value: Fields): boolean => Object.hasOwn(value, 'value') && Object.hasOwn(value, 'label');

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/**
 * The value of a field of Advanced Custom Fields. An editor's empty field is `[]`, `false`, `''` or null: undefined. A
 * choice `{value, label}` is its value, a list of texts or choices their words. Anything else is returned as it is.
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
 * The custom fields of a vehicle by their names, those of groups among them; of two with one name the outer one.
 * @param kept names of fields that are left as they are
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
