import { correctWord } from './matchWord.ts';
import type { Dictionary } from './dictionary.ts';
import { swapLayout } from './keyboardLayout.ts';
import { fold, splitLexemes, type Chunk, type Lexeme } from './lexemes.ts';
import { runRules } from './runRules.ts';
import { isFree, type Attempt } from './attempt.ts';
import { isFiller } from './keywords.ts';

const MAX_CORRECTIONS = 8;

/** Finds the indices of chunks in which `all` or `some` of the words were not understood. */
export function findUnknownChunks({ lexemes, owners }: Attempt, how: 'all' | 'some'): ReadonlySet<number> {
  const unknownChunks = new Set<number>();
  const understood = new Set<number>();
  for (const [index, { kind, chunk }] of lexemes.entries())
    if (kind === 'word') (owners[index] ? understood : unknownChunks).add(chunk);
  return how === 'some'
    ? unknownChunks
    : new Set([...unknownChunks].filter((chunk) => !understood.has(chunk)));
}

/** Finds the chunks that make sense on the other layout: all words are understood, and at least one is not a filler. */
function findExplainedChunks(before: ReadonlySet<number>, after: Attempt): ReadonlySet<number> {
  const stillUnknown = findUnknownChunks(after, 'some');
  const listLexemes = (chunk: number) => after.lexemes.filter((one) => one.chunk === chunk);
  const meaningful = [...before].filter(
    (chunk) =>
      !stillUnknown.has(chunk) &&
      listLexemes(chunk).some(({ kind, text }) => kind === 'word' && !isFiller(text)),
  );
  // A preposition is swapped too if another chunk makes sense, but «b4» is not «и4» and «х» is not «[».
  const prepositions = [...before].filter((chunk) => {
    const lexemes = listLexemes(chunk);
    return !stillUnknown.has(chunk) && lexemes.length > 0 && lexemes.every(({ kind }) => kind === 'word');
  });
  return new Set(meaningful.length > 0 ? [...meaningful, ...prepositions] : []);
}

/**
 * Swaps the keyboard layout of chunks that were not understood, and keeps the swap where it makes sense. Returns the
 * same list if nothing changed.
 */
export function swapUnknownChunks(chunks: readonly Chunk[], attempt: Attempt): readonly Chunk[] {
  let best = chunks;
  let unknownChunks = findUnknownChunks(attempt, 'all');
  // On the other layout «,» is «б»: try first with it as a letter, then as a comma.
  // slow-ok: `understand` reads words of 100 characters at most
  for (const end of [/$/, /[.,;:?!]+$/]) {
    const candidate = best.map((chunk, index): Chunk => {
      const { raw } = chunk;
      const core = raw.replace(end, '');
      return unknownChunks.has(index) && (core !== raw || end.source === '$')
        ? { raw, read: swapLayout(core) + raw.slice(core.length) }
        : chunk;
    });
    const explained = findExplainedChunks(
      unknownChunks,
      runRules(splitLexemes(candidate), attempt.dictionary, attempt.context),
    );
    if (explained.size > 0)
      best = best.map((chunk, index) => (explained.has(index) ? (candidate[index] ?? chunk) : chunk));
    unknownChunks = new Set([...unknownChunks].filter((index) => !explained.has(index)));
    if (unknownChunks.size === 0) break;
  }
  return best;
}

/** Corrects a word that was not understood, on this layout or the other. */
function correctLexeme({ text, raw }: Lexeme, dictionary: Dictionary): string | undefined {
  const typed = correctWord(text, dictionary);
  const other = fold(swapLayout(raw));
  if (typed || !/^\p{L}{5,}$/u.test(other)) return typed?.word;
  // Wrong layout and typing errors together: at most one error.
  const swapped = correctWord(other, dictionary);
  return swapped && swapped.errors <= 1 ? swapped.word : undefined;
}

/** Replaces words that were not understood by probable corrections. */
export function correctLexemes(lexemes: readonly Lexeme[], attempt: Attempt): readonly Lexeme[] {
  let corrections = 0;
  return lexemes.map((lexeme, index) => {
    if (lexeme.kind !== 'word' || !isFree(attempt, index) || lexeme.text.length < 4) return lexeme;
    if (++corrections > MAX_CORRECTIONS) return lexeme;
    const text = correctLexeme(lexeme, attempt.dictionary);
    return text === undefined ? lexeme : { ...lexeme, text, guessed: true };
  });
}
