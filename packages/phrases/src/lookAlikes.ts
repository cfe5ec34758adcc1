/** Latin letters that a Cyrillic letter may stand for in a body code: first by sound, then by shape. */
const CANDIDATES: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'vwb',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'jg',
  з: 'z',
  и: 'i',
  й: 'jy',
  к: 'kc',
  л: 'l',
  м: 'm',
  н: 'nh',
  о: 'o',
  п: 'p',
  р: 'rp',
  с: 'sc',
  т: 't',
  у: 'uy',
  ф: 'f',
  х: 'xh',
  ц: 'c',
  э: 'e',
  ю: 'u',
  я: 'y',
};
const MAX_SPELLINGS = 64;

/** Lists Latin spellings of a code typed in Cyrillic, the most likely first. Latin letters and digits stay. */
export function listLatinCodes(text: string): readonly string[] {
  let spellings = [''];
  for (const character of text) {
    const letters = [...(CANDIDATES[character] ?? character)];
    spellings = spellings.flatMap((start) => letters.map((letter) => start + letter)).slice(0, MAX_SPELLINGS);
  }
  return spellings;
}

const SAME_SHAPE = new Map(
  [...'авекмнорстух'].map((letter, index) => [letter, 'abekmhopctyx'.charAt(index)]),
);

/** Finds the Latin word that looks like a Cyrillic one (lower case): «схр» → `cxp`; undefined if a letter has no counterpart. */
export function findLookAlike(text: string): string | undefined {
  const letters = [...text].map((letter) => SAME_SHAPE.get(letter));
  return letters.includes(undefined) ? undefined : letters.join('');
}
