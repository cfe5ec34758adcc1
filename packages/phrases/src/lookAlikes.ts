/** Latin letters that a Cyrillic one may stand for in a body code: by its sound first, then by its shape. */
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
const MOST = 64;

/** Latin spellings of a code that was typed in Cyrillic, likeliest first; Latin letters and digits stay as they are. */
export function latinCodes(text: string): readonly string[] {
  let spellings = [''];
  for (const sign of text) {
    const letters = [...(CANDIDATES[sign] ?? sign)];
    spellings = spellings.flatMap((start) => letters.map((letter) => start + letter)).slice(0, MOST);
  }
  return spellings;
}

const SAME_SHAPE = new Map(
  [...'авекмнорстух'].map((letter, index) => [letter, 'abekmhopctyx'.charAt(index)]),
);

/** The Latin word that looks like a Cyrillic one (lower case): «схр» → `cxp`; undefined where a letter has no double. */
export function lookAlike(text: string): string | undefined {
  const letters = [...text].map((letter) => SAME_SHAPE.get(letter));
  return letters.includes(undefined) ? undefined : letters.join('');
}
