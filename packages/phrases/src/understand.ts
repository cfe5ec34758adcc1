import type { Dictionary } from './dictionary.ts';
import { explain } from './buildAnswer.ts';
import { chunksOf, lexemesOf, type Chunk } from './lexemes.ts';
import { read } from './runRules.ts';
import { readCorrected, readSwapped, strangeChunks } from './correctTyping.ts';
import type { UnderstandContext, Understood } from './phraseTypes.ts';

/** Of a longer text the words beyond go to the rest unread. */
const MOST_CHUNKS = 40;

/**
 * Reads what a visitor typed into one box: «приус 2019 до 1,5 млн под ключ белый 4вд». Names are looked up in the dictionary
 * as they are written, as they sound in Russian, on the other keyboard layout and with typing errors; numbers by what
 * stands around them. Order, case and spaces do not matter. Every word lands in one part or in the rest; nothing throws.
 * Facets that the context's catalogue does not have are not read.
 */
export function understand(text: string, dictionary: Dictionary, context: UnderstandContext): Understood {
  const all = chunksOf(text);
  let chunks: readonly Chunk[] = all.slice(0, MOST_CHUNKS);
  let lexemes = lexemesOf(chunks);
  let reading = read(lexemes, dictionary, context);
  if (strangeChunks(reading, 'all').size > 0) {
    const swapped = readSwapped(chunks, reading);
    if (swapped !== chunks) {
      chunks = swapped;
      lexemes = lexemesOf(chunks);
      reading = read(lexemes, dictionary, context);
    }
  }
  if (reading.owners.includes(undefined)) {
    const better = readCorrected(lexemes, reading);
    if (better.some((lexeme, index) => lexeme !== lexemes[index]))
      reading = read(better, dictionary, context);
  }
  return explain(all.slice(MOST_CHUNKS), reading);
}
