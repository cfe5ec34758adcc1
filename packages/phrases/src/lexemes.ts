/** What stands between two spaces. `read` is as long as `raw`: the same keys, perhaps on the other keyboard layout. */
export interface Chunk {
  readonly raw: string;
  readonly read: string;
}

/** A run of letters, a number or a sign that means something: «zvw50» is two of them. */
export interface Lexeme {
  readonly kind: 'word' | 'number' | 'sign';
  /** Lower case, ё as е, Latin without accents. */
  readonly text: string;
  /** Of numbers; of words that say one («полтора»). */
  readonly value?: number;
  readonly chunk: number;
  /** Its share of the chunk's `raw`: the punctuation around goes with it. */
  readonly raw: string;
  /** What parts it from the one before, '' where they are written together. */
  readonly before: string;
  /** It was typed on the other keyboard layout: its `raw` is not punctuated. */
  readonly swapped?: boolean;
  /** It was typed otherwise, and what it was meant to be is a guess. */
  readonly guessed?: boolean;
  /** What follows it up to the next one or the end of the text. */
  readonly after: string;
}

const LEXEME =
  /(\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?)|((?:(?!\d)[\p{L}\p{M}\p{N}])+)|[¥￥$€₽№<>≤≥]/gu;

const NUMBER_WORDS = new Map<string, number>(
  Object.entries({
    полтора: 1.5,
    полторы: 1.5,
    полутора: 1.5,
    два: 2,
    две: 2,
    двух: 2,
    три: 3,
    трех: 3,
    четыре: 4,
    четырех: 4,
    пять: 5,
    пяти: 5,
    семь: 7,
    семи: 7,
    десять: 10,
    десяти: 10,
  }),
);

/** Lower case, ё as е, Latin letters without their accents; й stays. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u00e0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll('ё', 'е');

/** Letters and digits alone, folded: «Land Cruiser» → `landcruiser`. */
export const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The text cut at its spaces. */
export const chunksOf = (text: string): readonly Chunk[] =>
  text
    .normalize('NFC')
    .split(/\s+/)
    .filter((raw) => raw !== '')
    .map((raw) => ({ raw, read: raw }));

const numberOf = (text: string): number =>
  /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text)
    ? Number(text.replace(/[.,]/g, ''))
    : Number(text.replace(',', '.'));

/** The lexemes of all chunks. Their `raw` together are the chunks that hold any, letter for letter. */
export function lexemesOf(chunks: readonly Chunk[]): readonly Lexeme[] {
  const found: (Omit<Lexeme, 'before' | 'after'> & { readonly gap: string })[] = [];
  let gap = '';
  chunks.forEach(({ raw, read }, chunk) => {
    const matches = [...read.matchAll(LEXEME)];
    if (chunk > 0) gap += ' ';
    let end = 0;
    matches.forEach((match, index) => {
      const [whole, digits, letters] = match;
      const text = letters === undefined ? whole : fold(letters);
      const value = digits === undefined ? NUMBER_WORDS.get(text) : numberOf(digits);
      const from = index === 0 ? 0 : match.index;
      const to = matches[index + 1]?.index ?? raw.length;
      found.push({
        kind: digits === undefined ? (letters === undefined ? 'sign' : 'word') : 'number',
        text,
        ...(value === undefined ? {} : { value }),
        chunk,
        raw: raw.slice(from, to),
        ...(raw === read ? {} : { swapped: true }),
        gap: gap + read.slice(end, match.index),
      });
      gap = '';
      end = match.index + whole.length;
    });
    gap += read.slice(end);
  });
  return found.map(({ gap: before, ...lexeme }, index) => ({
    ...lexeme,
    before,
    after: found[index + 1]?.gap ?? gap,
  }));
}
