const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const SWAPPED = new Map<string, string>();
for (const [index, latin] of [...LATIN].entries()) {
  const russian = RUSSIAN.charAt(index);
  SWAPPED.set(latin, russian).set(russian, latin);
  SWAPPED.set(latin.toUpperCase(), russian).set(russian.toUpperCase(), latin);
}
for (const [shifted, russian] of [...'{}:"<>~'].map(
  (char, index) => [char, 'хъжэбюё'.charAt(index)] as const,
))
  SWAPPED.set(shifted, russian);

/** Retypes a text on the other layout: «ghbec» → «приус», «ещнщеф» → «toyota». Keeps digits and length. */
export const swapLayout = (text: string): string =>
  text.replace(/[^\d\s]/g, (char) => SWAPPED.get(char) ?? char);
