import type { Dictionary } from './dictionary.ts';
import { buildResponse } from './buildResponse.ts';
import { splitChunks, splitLexemes, type Chunk } from './lexemes.ts';
import { runRules } from './runRules.ts';
import { correctLexemes, swapUnknownChunks, findUnknownChunks } from './correctTyping.ts';
import type { UnderstandContext, Understood } from './phraseTypes.ts';

/** Characters. A longer word is neither a name nor a number, so it goes to `rest`. */
const MAX_WORD = 100;
/** Words beyond this number go to `rest` without being interpreted. */
const MAX_CHUNKS = 40;

/**
 * Turns a search phrase into a query: «приус 2019 до 1,5 млн под ключ белый 4вд». Names are found in the dictionary by
 * spelling, by sound in Russian, on the other keyboard layout and with typing errors; the meaning of a number comes from
 * the words around it. Order, case and spaces do not matter. Every word goes to exactly one part or to `rest`. Facets
 * that the catalogue of the context lacks are ignored. Never throws.
 */
export function understand(text: string, dictionary: Dictionary, context: UnderstandContext): Understood {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isRead = (word: string, index: number) => index < MAX_CHUNKS && word.length <= MAX_WORD;
  const unread = words.filter((word, index) => !isRead(word, index));
  let chunks: readonly Chunk[] = splitChunks(words.filter(isRead).join(' '));
  let lexemes = splitLexemes(chunks);
  let attempt = runRules(lexemes, dictionary, context);
  if (findUnknownChunks(attempt, 'all').size > 0) {
    const swapped = swapUnknownChunks(chunks, attempt);
    if (swapped !== chunks) {
      chunks = swapped;
      lexemes = splitLexemes(chunks);
      attempt = runRules(lexemes, dictionary, context);
    }
  }
  if (attempt.owners.includes(undefined)) {
    const better = correctLexemes(lexemes, attempt);
    if (better.some((lexeme, index) => lexeme !== lexemes[index]))
      attempt = runRules(better, dictionary, context);
  }
  return buildResponse(unread, attempt);
}
