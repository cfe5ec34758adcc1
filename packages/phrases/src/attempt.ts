import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import type { Dictionary } from './dictionary.ts';
import type { Lexeme } from './lexemes.ts';
import { findScale, findUnit } from './keywords.ts';
import type { PartKind, UnderstandContext } from './phraseTypes.ts';

/** A recognised condition: its lexemes, and its change of the query. Becomes a Part. */
export interface Claim {
  readonly kind: PartKind;
  /** Interpretation for the visitor, see `Part`. */
  label: string;
  /** Indices of its lexemes. */
  readonly lexemes: number[];
  lists?: Partial<Record<FacetKey, readonly string[]>>;
  /** Range of the facet `kind`; of `year` when the kind is `passing`. */
  range?: Range;
  /** The range as the visitor stated it, when the range in the query is wider («1,8 л»). */
  statedRange?: Range;
  text?: string;
}

/** One attempt to interpret a text. Each lexeme belongs to at most one claim (`owners`, by index of the lexeme). */
export interface Attempt {
  readonly lexemes: readonly Lexeme[];
  readonly dictionary: Dictionary;
  readonly context: UnderstandContext;
  readonly owners: (Claim | undefined)[];
  readonly claims: Claim[];
}

export const startAttempt = (
  lexemes: readonly Lexeme[],
  dictionary: Dictionary,
  context: UnderstandContext,
): Attempt => ({ lexemes, dictionary, context, owners: lexemes.map(() => undefined), claims: [] });

/** True if the lexeme exists and no claim owns it. */
export const isFree = ({ lexemes, owners }: Attempt, index: number): boolean =>
  index >= 0 && index < lexemes.length && !owners[index];

/** Returns the text of a free lexeme, otherwise ''. */
export const getFreeText = (attempt: Attempt, index: number): string =>
  isFree(attempt, index) ? (attempt.lexemes[index]?.text ?? '') : '';

/** True if the catalogue offers the facet. */
export const hasFacet = ({ context }: Attempt, key: FacetKey): boolean =>
  context.facets ? context.facets.includes(key) : true;

/** Lists the indices from `from` up to, but not including, `to`. */
export const listIndices = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** Adds free lexemes to an existing claim. */
export function joinClaim(attempt: Attempt, owner: Claim, lexemes: readonly number[]): void {
  for (const index of lexemes) {
    if (!isFree(attempt, index)) continue;
    attempt.owners[index] = owner;
    owner.lexemes.push(index);
  }
}

/** Creates a claim that owns these lexemes. */
export function addClaim(
  attempt: Attempt,
  lexemes: readonly number[],
  { kind, label, ...meaning }: Omit<Claim, 'lexemes'>,
): Claim {
  const newClaim: Claim = { kind, label, lexemes: [], ...meaning };
  attempt.claims.push(newClaim);
  joinClaim(attempt, newClaim, lexemes);
  return newClaim;
}

/** True if a separator may occur inside a name, or between a number and its unit. A comma may not. */
export const isInside = (separator: string): boolean => /^[\s\-–.:/'’&+]*$/.test(separator);

/** Joins the texts of the lexemes from `from` up to, but not including, `to`. */
export const joinTexts = ({ lexemes }: Attempt, from: number, to: number): string =>
  lexemes
    .slice(from, to)
    .map(({ text }) => text)
    .join('');

/** True if the number at the end of a name belongs to the unit after it: «мазда 3 года», «рав 4 балла». */
export function isCounted(attempt: Attempt, from: number, to: number): boolean {
  const last = attempt.lexemes[to - 1];
  if (last?.kind !== 'number' || (to - from > 1 && !/\s/.test(last.before))) return false;
  const next = attempt.lexemes[to];
  if (!next || !/^[\s.]*$/.test(next.before)) return false;
  return findUnit(next.text) !== undefined || findScale(next.text) !== undefined;
}
