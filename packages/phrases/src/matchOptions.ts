import { getMaxErrors } from './editDistance.ts';
import {
  matchAll,
  matchAny,
  matchContained,
  matchRussian,
  parseLabel,
  matchTypos,
  type Label,
  type LabelMatcher,
} from './labelMatchers.ts';
import { swapLayout } from './keyboardLayout.ts';
import { stripSigns } from './lexemes.ts';
import { toSound } from './sound.ts';

const splitWords = (text: string): readonly string[] => parseLabel(text).words;

/** Matches each word with typing errors; undefined if every word is too short for an error. */
function matchTypedErrors(text: string): LabelMatcher | undefined {
  const words = splitWords(text).map((word) => {
    const typed = toSound(word);
    const maxErrors = typed.length < 3 ? 0 : getMaxErrors(word.length);
    return { maxErrors, match: maxErrors > 0 ? matchTypos(typed, maxErrors) : matchRussian(word) };
  });
  return words.some(({ maxErrors }) => maxErrors > 0) ? matchAll(words.map(({ match }) => match)) : undefined;
}

/** Matches the text without its spaces, or word by word. */
const matchJoinedOrByWord = (
  text: string,
  createMatcher: (word: string) => LabelMatcher,
): LabelMatcher | undefined =>
  stripSigns(text) === ''
    ? undefined
    : matchAny([createMatcher(stripSigns(text)), matchAll(splitWords(text).map(createMatcher))]);

/** Lists matchers from the strictest to the loosest. A later one is created only if the earlier ones match nothing. */
function listMatchers(search: string): readonly (() => LabelMatcher | undefined)[] {
  const swapped = swapLayout(search);
  return [
    () => matchJoinedOrByWord(search, matchContained),
    () => matchJoinedOrByWord(search, matchRussian),
    () => (stripSigns(search).length < 2 ? undefined : matchJoinedOrByWord(swapped, matchRussian)),
    () => matchTypedErrors(search),
    () => matchTypedErrors(swapped),
  ];
}

/** Finds the best rank among the labels of one option; undefined if none matches. */
function findBestRank(match: LabelMatcher, labels: readonly Label[]): number | undefined {
  const ranks = labels.map(match).filter((rank) => rank !== undefined);
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

/** Characters. No option has a longer name, so a longer text finds nothing. */
const MAX_SEARCH = 100;

/**
 * Filters and ranks the options of a long list by what a visitor types. Labels that begin with the text come first, then
 * labels that contain it. If nothing matches, it tries Russian spelling and sound («тойота» finds TOYOTA), then the other
 * keyboard layout, then typing errors. Spaces and punctuation are ignored: «chr» finds C-HR. An empty search returns all.
 * The name in the feed (`bare`) is searched as well: «марк 2» finds «Mark II Blit», which is MARK2 BLIT there.
 */
export function matchOptions<T extends { readonly label: string; readonly bare?: string }>(
  search: string,
  options: readonly T[],
): readonly T[] {
  if (search.length > MAX_SEARCH) return [];
  if (stripSigns(search) === '') return search.trim() === '' ? options : [];
  const labels = options.map(({ label, bare = label }) => [label, bare].map(parseLabel));
  for (const createMatcher of listMatchers(search)) {
    const match = createMatcher();
    if (!match) continue;
    const matches = options
      .map((option, index) => ({ option, rank: findBestRank(match, labels[index] ?? []) }))
      .filter(({ rank }) => rank !== undefined)
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    if (matches.length > 0) return matches.map(({ option }) => option);
  }
  return [];
}
