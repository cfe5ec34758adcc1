import { allowedErrors } from './editDistance.ts';
import { all, any, contains, inRussian, labelOf, misspelt, type Test } from './labelTests.ts';
import { swapLayout } from './keyboardLayout.ts';
import { bare } from './lexemes.ts';
import { sound } from './sound.ts';

const wordsOf = (text: string): readonly string[] => labelOf(text).words;

/** Each word with a few errors; undefined where no word is long enough for one. */
function withErrors(text: string): Test | undefined {
  const words = wordsOf(text).map((word) => {
    const typed = sound(word);
    const most = typed.length < 3 ? 0 : allowedErrors(word.length);
    return { most, test: most > 0 ? misspelt(typed, most) : inRussian(word) };
  });
  return words.some(({ most }) => most > 0) ? all(words.map(({ test }) => test)) : undefined;
}

const asRead = (text: string, read: (word: string) => Test): Test | undefined =>
  bare(text) === '' ? undefined : any([read(bare(text)), all(wordsOf(text).map(read))]);

/** From the strictest to the loosest, each made when those before found nothing. */
function testsOf(search: string): readonly (() => Test | undefined)[] {
  const swapped = swapLayout(search);
  return [
    () => asRead(search, contains),
    () => asRead(search, inRussian),
    () => (bare(search).length < 2 ? undefined : asRead(swapped, inRussian)),
    () => withErrors(search),
    () => withErrors(swapped),
  ];
}

/**
 * The options that a visitor looks for in a long list: those whose label begins so first, then those that have it inside.
 * Where none has, in Russian spelling or by sound («тойота» finds TOYOTA), then on the other keyboard layout, then with
 * typing errors. Spaces and signs do not matter: «chr» finds C-HR. An empty search finds all, in their order.
 */
export function matchOptions<T extends { readonly label: string }>(
  search: string,
  options: readonly T[],
): readonly T[] {
  if (bare(search) === '') return search.trim() === '' ? options : [];
  const labels = options.map(({ label }) => labelOf(label));
  for (const make of testsOf(search)) {
    const test = make();
    if (!test) continue;
    const found = options
      .map((option, index) => ({ option, rank: test(labels[index] ?? labelOf('')) }))
      .filter(({ rank }) => rank !== undefined)
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    if (found.length > 0) return found.map(({ option }) => option);
  }
  return [];
}
