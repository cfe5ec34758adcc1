import { readDay } from '../dates/auctionDay.ts';
import type { ListFacet, TextFacet } from '../facets/facets.ts';

/** More values of one facet than this are not a visitor's choice; the rest is dropped. */
const MAX_VALUES = 60;

/** Longer than any name; such a value is dropped before a pattern sees it. */
const MAX_VALUE_LENGTH = 200;

/** One value in the form that the facet keeps; undefined for what cannot be one. */
export function readValue({ key, case: letters, pattern }: ListFacet, part: string): string | undefined {
  if (part.length > MAX_VALUE_LENGTH) return undefined;
  const trimmed = part.normalize('NFC').trim().replace(/\s+/g, ' ');
  const cased = letters === 'upper' ? trimmed.toLowerCase().toUpperCase() : trimmed.toLowerCase();
  const value = key === 'day' ? readDay(cased) : cased;
  return value !== undefined && pattern.test(value) ? value : undefined;
}

/** Values of one list facet: comma strings become lists, blanks and what cannot be a value are dropped, doubles too. */
export function readList(facet: ListFacet, values: readonly string[]): string[] {
  const kept = new Set<string>();
  for (const part of values.flatMap((value) => value.split(','))) {
    const value = readValue(facet, part);
    if (value !== undefined && kept.size < MAX_VALUES) kept.add(value);
  }
  return [...kept].toSorted();
}

/** The word of a text facet, lower case; undefined for what cannot be one. */
export function readText({ pattern }: TextFacet, text: string): string | undefined {
  if (text.length > MAX_VALUE_LENGTH) return undefined;
  const word = text.normalize('NFC').trim().toLowerCase();
  return pattern.test(word) ? word : undefined;
}
