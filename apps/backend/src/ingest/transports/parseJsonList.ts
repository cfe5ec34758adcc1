import { isObject } from '../records/reading.ts';

/** Characters that some answers of jpcenter begin with. */
const PADDING = /^[\0\s\uFEFF]+/;
const NUMBER = /^\d{1,9}$/;

/** The text is not JSON or not a list. The message says which. */
export class NotAJsonList extends Error {
  override readonly name = 'NotAJsonList';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(PADDING, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NotAJsonList(`is not JSON: ${reason.slice(0, 200)}`);
  }
}

/**
 * Returns the items of a JSON list, or of an object keyed by numbers, which PHP may write instead. Skips NUL bytes and
 * a byte-order mark at the beginning. Throws NotAJsonList.
 */
export function parseJsonList(text: string): readonly unknown[] {
  const value = parse(text);
  if (Array.isArray(value)) return value;
  // JavaScript sorts such keys by number.
  if (isObject(value) && Object.keys(value).every((key) => NUMBER.test(key))) return Object.values(value);
  throw new NotAJsonList('is not a list of records');
}
