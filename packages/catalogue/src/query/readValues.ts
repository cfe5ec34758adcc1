import { splitAtCommas } from './commaLists.ts';
import { readDay } from '../dates/auctionDay.ts';
import type { ListFacet, TextFacet } from '../facets/facets.ts';

/** Values per facet. No visitor chooses more; further values are dropped. */
const MAX_VALUES = 60;

/** Characters. Longer values are dropped before any pattern runs on them. */
const MAX_VALUE_LENGTH = 200;

/** Normalises a value of a list facet; undefined if it is invalid. */
export function readValue({ key, case: letters, pattern }: ListFacet, part: string): string | undefined {
  if (part.length > MAX_VALUE_LENGTH) return undefined;
  const trimmed = part.normalize('NFC').trim().replace(/\s+/g, ' ');
  const cased = letters === 'upper' ? trimmed.toLowerCase().toUpperCase() : trimmed.toLowerCase();
  const value = key === 'day' ? readDay(cased) : cased;
  return value !== undefined && pattern.test(value) ? value : undefined;
}

/** Normalises and sorts values of a list facet; drops blanks, invalid values and duplicates. */
export function readValues(facet: ListFacet, values: readonly string[]): string[] {
  const validValues = new Set<string>();
  for (const part of values) {
    const value = readValue(facet, part);
    if (value !== undefined && validValues.size < MAX_VALUES) validValues.add(value);
  }
  return [...validValues].toSorted();
}

/** Reads the values of a list facet out of an address: each may be several with commas between them. */
export const readList = (facet: ListFacet, values: readonly string[]): string[] =>
  readValues(facet, values.flatMap(splitAtCommas));

/** Normalises the value of a text facet to lower case; undefined if it is invalid. */
export function readText({ pattern }: TextFacet, text: string): string | undefined {
  if (text.length > MAX_VALUE_LENGTH) return undefined;
  const word = text.normalize('NFC').trim().toLowerCase();
  return pattern.test(word) ? word : undefined;
}
