import { correct } from './matchWord.ts';
import type { Dictionary } from './dictionary.ts';
import { swapLayout } from './keyboardLayout.ts';
import { fold, lexemesOf, type Chunk, type Lexeme } from './lexemes.ts';
import { read } from './runRules.ts';
import { isFree, type Reading } from './attempt.ts';
import { isFiller } from './keywords.ts';

const MOST_CORRECTIONS = 8;

/** Chunks with words that nobody understood: `all` of their words, or some. */
export function strangeChunks({ lexemes, owners }: Reading, how: 'all' | 'some'): ReadonlySet<number> {
  const strange = new Set<number>();
  const known = new Set<number>();
  for (const [index, { kind, chunk }] of lexemes.entries())
    if (kind === 'word') (owners[index] ? known : strange).add(chunk);
  return how === 'some' ? strange : new Set([...strange].filter((chunk) => !known.has(chunk)));
}

/** Chunks that swapping explains: a word of theirs is understood, and not as one that says nothing. */
function explained(before: ReadonlySet<number>, after: Reading): ReadonlySet<number> {
  const left = strangeChunks(after, 'some');
  const wordsOf = (chunk: number) => after.lexemes.filter((one) => one.chunk === chunk);
  const meaningful = [...before].filter(
    (chunk) =>
      !left.has(chunk) && wordsOf(chunk).some(({ kind, text }) => kind === 'word' && !isFiller(text)),
  );
  // A preposition is taken along where something else is explained, but «b4» is not «и4» and «х» is not «[».
  const along = [...before].filter((chunk) => {
    const lexemes = wordsOf(chunk);
    return !left.has(chunk) && lexemes.length > 0 && lexemes.every(({ kind }) => kind === 'word');
  });
  return new Set(meaningful.length > 0 ? [...meaningful, ...along] : []);
}

/**
 * Reads strange chunks as if they were typed on the other keyboard layout, and keeps it for those that it explains; the same
 * list where that is none.
 */
export function readSwapped(chunks: readonly Chunk[], reading: Reading): readonly Chunk[] {
  let best = chunks;
  let strange = strangeChunks(reading, 'all');
  // «,» may be «б» or a comma: the whole first, then without what ends it.
  for (const end of [/$/, /[.,;:?!]+$/]) {
    const tried = best.map((chunk, index): Chunk => {
      const { raw } = chunk;
      const core = raw.replace(end, '');
      return strange.has(index) && (core !== raw || end.source === '$')
        ? { raw, read: swapLayout(core) + raw.slice(core.length) }
        : chunk;
    });
    const good = explained(strange, read(lexemesOf(tried), reading.dictionary, reading.context));
    if (good.size > 0) best = best.map((chunk, index) => (good.has(index) ? (tried[index] ?? chunk) : chunk));
    strange = new Set([...strange].filter((index) => !good.has(index)));
    if (strange.size === 0) break;
  }
  return best;
}

/** A strange word as it may have been meant, on this layout or the other. */
function corrected({ text, raw }: Lexeme, dictionary: Dictionary): string | undefined {
  const typed = correct(text, dictionary);
  const other = fold(swapLayout(raw));
  if (typed || !/^\p{L}{5,}$/u.test(other)) return typed?.word;
  // Two kinds of mistake at once are only believed where they are small.
  const swapped = correct(other, dictionary);
  return swapped && swapped.errors <= 1 ? swapped.word : undefined;
}

/** The lexemes with strange words replaced by what they may have been meant to be. */
export function readCorrected(lexemes: readonly Lexeme[], reading: Reading): readonly Lexeme[] {
  let corrections = 0;
  return lexemes.map((lexeme, index) => {
    if (lexeme.kind !== 'word' || !isFree(reading, index) || lexeme.text.length < 4) return lexeme;
    if (++corrections > MOST_CORRECTIONS) return lexeme;
    const text = corrected(lexeme, reading.dictionary);
    return text === undefined ? lexeme : { ...lexeme, text, guessed: true };
  });
}
