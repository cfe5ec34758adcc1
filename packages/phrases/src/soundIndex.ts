import { buildLetterMask } from './editDistance.ts';
import { append, type Dictionary, type SoundEntry } from './dictionary.ts';
import { listPronunciations, toSound, stripCaseEnding } from './sound.ts';
import { SPELLINGS_BY_TYPED } from './spellings.ts';

/** Indexes the words of a dictionary by sound: by their pronunciations and by their Russian spellings. */
export function indexSounds({
  names,
  words,
}: Pick<Dictionary, 'names' | 'words'>): Pick<Dictionary, 'sounds' | 'stems' | 'soundsByLetter'> {
  const sounds = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  const soundsByLetter = new Map<string, SoundEntry[]>();
  const seen = new Set<string>();
  const addSound = (word: string, letters: number, soundOfWord: string) => {
    if (soundOfWord.length < 2 || seen.has(`${word}|${soundOfWord}`)) return;
    seen.add(`${word}|${soundOfWord}`);
    const targets = names.get(word);
    append(soundsByLetter, soundOfWord.charAt(0), {
      word,
      sound: soundOfWord,
      letters,
      mask: buildLetterMask(soundOfWord),
      isName: targets !== undefined,
      popular: targets?.some(({ popular }) => popular) ?? false,
    });
    if (soundOfWord.length >= 3) append(sounds, soundOfWord, word);
    const withoutEnding = stripCaseEnding(soundOfWord);
    if (withoutEnding) append(stems, withoutEnding, word);
  };
  for (const word of words)
    if (/^\p{L}+$/u.test(word))
      for (const soundOfWord of listPronunciations(word)) addSound(word, word.length, soundOfWord);
  for (const [typed, latin] of SPELLINGS_BY_TYPED) {
    if (typed.length < 3 || /\d/.test(typed)) continue;
    for (const word of latin) if (words.has(word)) addSound(word, typed.length, toSound(typed));
  }
  return { sounds, stems, soundsByLetter };
}
