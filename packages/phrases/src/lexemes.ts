/** Text between two spaces. `read` has the length of `raw`: the same keys, possibly on the other keyboard layout. */
export interface Chunk {
  /** As typed. */
  readonly raw: string;
  readonly read: string;
}

/** A run of letters, a number or a symbol with a meaning («¥», «№»): «zvw50» is two lexemes. */
export interface Lexeme {
  readonly kind: 'word' | 'number' | 'symbol';
  /** Lower case, ё as е, Latin without accents. */
  readonly text: string;
  /** Value of a number or of a number word («полтора»). */
  readonly value?: number;
  /** Index of its chunk. */
  readonly chunk: number;
  /** Its part of the chunk's `raw`, with the punctuation around it. */
  readonly raw: string;
  /** Separator before it; '' when it is attached to the previous lexeme. */
  readonly before: string;
  /** Typed on the other keyboard layout: punctuation in `raw` stands for letters. */
  readonly swapped?: boolean;
  /** `text` is a guess that corrects a typing error. */
  readonly guessed?: boolean;
  /** Separator after it, up to the next lexeme or the end of the text. */
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

/** Converts to lower case, ё to е, and removes accents of Latin letters. й stays. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u00e0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll('ё', 'е');

/** Keeps only letters and digits, folded: «Land Cruiser» → `landcruiser`. */
export const stripSigns = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Splits a text at its spaces. */
export const splitChunks = (text: string): readonly Chunk[] =>
  text
    .normalize('NFC')
    .split(/\s+/)
    .filter((raw) => raw !== '')
    .map((raw) => ({ raw, read: raw }));

const parseNumber = (text: string): number =>
  /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text)
    ? Number(text.replace(/[.,]/g, ''))
    : Number(text.replace(',', '.'));

/** Splits chunks into lexemes. The joined `raw` texts of a chunk's lexemes equal the `raw` of the chunk. */
export function splitLexemes(chunks: readonly Chunk[]): readonly Lexeme[] {
  const pieces: (Omit<Lexeme, 'before' | 'after'> & { readonly gap: string })[] = [];
  let gap = '';
  chunks.forEach(({ raw, read }, chunk) => {
    const matches = [...read.matchAll(LEXEME)];
    if (chunk > 0) gap += ' ';
    let end = 0;
    matches.forEach((match, index) => {
      const [whole, digits, letters] = match;
      const text = letters === undefined ? whole : fold(letters);
      const value = digits === undefined ? NUMBER_WORDS.get(text) : parseNumber(digits);
      const from = index === 0 ? 0 : match.index;
      const to = matches[index + 1]?.index ?? raw.length;
      pieces.push({
        kind: digits === undefined ? (letters === undefined ? 'symbol' : 'word') : 'number',
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
  return pieces.map(({ gap: before, ...lexeme }, index) => ({
    ...lexeme,
    before,
    after: pieces[index + 1]?.gap ?? gap,
  }));
}
