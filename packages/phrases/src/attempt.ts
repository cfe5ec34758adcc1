import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import type { Dictionary } from './dictionary.ts';
import type { Lexeme } from './lexemes.ts';
import { scaleOf, unitOf } from './keywords.ts';
import type { PartKind, UnderstandContext } from './phraseTypes.ts';

/** A part in the making: the lexemes it took and what it puts into the query. */
export interface Claim {
  readonly kind: PartKind;
  label: string;
  readonly lexemes: number[];
  lists?: Partial<Record<FacetKey, readonly string[]>>;
  /** Of the facet `kind`; of `year` where the kind is `passing`. */
  range?: Range;
  /** The range as it was said, where the query's is wider («1,8 л»). */
  said?: Range;
  text?: string;
}

/** One attempt at a text. Every lexeme has one owner at most. */
export interface Reading {
  readonly lexemes: readonly Lexeme[];
  readonly dictionary: Dictionary;
  readonly context: UnderstandContext;
  readonly owners: (Claim | undefined)[];
  readonly claims: Claim[];
}

export const newReading = (
  lexemes: readonly Lexeme[],
  dictionary: Dictionary,
  context: UnderstandContext,
): Reading => ({ lexemes, dictionary, context, owners: lexemes.map(() => undefined), claims: [] });

/** There is such a lexeme and nobody has it. */
export const isFree = ({ lexemes, owners }: Reading, index: number): boolean =>
  index >= 0 && index < lexemes.length && !owners[index];

/** The text of a lexeme that nobody has yet, else ''. */
export const freeText = (reading: Reading, index: number): string =>
  isFree(reading, index) ? (reading.lexemes[index]?.text ?? '') : '';

/** Whether the catalogue has a facet. */
export const offers = ({ context }: Reading, key: FacetKey): boolean =>
  context.facets ? context.facets.includes(key) : true;

/** Indices from…to, `to` not included. */
export const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** Gives lexemes to a claim that is there already. */
export function join(reading: Reading, owner: Claim, lexemes: readonly number[]): void {
  for (const index of lexemes) {
    if (!isFree(reading, index)) continue;
    reading.owners[index] = owner;
    owner.lexemes.push(index);
  }
}

/** A new part with these lexemes. */
export function claim(
  reading: Reading,
  lexemes: readonly number[],
  { kind, label, ...meaning }: Omit<Claim, 'lexemes'>,
): Claim {
  const made: Claim = { kind, label, lexemes: [], ...meaning };
  reading.claims.push(made);
  join(reading, made, lexemes);
  return made;
}

/** What may stand inside a name or between a number and its unit: not a comma. */
export const isInside = (separator: string): boolean => /^[\s\-–.:/'’&+]*$/.test(separator);

/** The lexemes from…to as one word. */
export const textsOf = ({ lexemes }: Reading, from: number, to: number): string =>
  lexemes
    .slice(from, to)
    .map(({ text }) => text)
    .join('');

/** The number that ends a name belongs to what follows: «мазда 3 года», «рав 4 балла». */
export function isCounted(reading: Reading, from: number, to: number): boolean {
  const last = reading.lexemes[to - 1];
  if (last?.kind !== 'number' || (to - from > 1 && !/\s/.test(last.before))) return false;
  const next = reading.lexemes[to];
  if (!next || !/^[\s.]*$/.test(next.before)) return false;
  return unitOf(next.text) !== undefined || scaleOf(next.text) !== undefined;
}
