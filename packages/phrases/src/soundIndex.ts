import { letterSet } from './editDistance.ts';
import { push, type Dictionary, type Heard } from './dictionary.ts';
import { readings, sound, stem } from './sound.ts';
import { spellings } from './spellings.ts';

/** How the words of a dictionary sound: as they are read, and as they are spelt in Russian. */
export function hearWords({
  names,
  words,
}: Pick<Dictionary, 'names' | 'words'>): Pick<Dictionary, 'sounds' | 'stems' | 'heard'> {
  const sounds = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  const heard = new Map<string, Heard[]>();
  const known = new Set<string>();
  const hear = (word: string, letters: number, said: string) => {
    if (said.length < 2 || known.has(`${word}|${said}`)) return;
    known.add(`${word}|${said}`);
    const targets = names.get(word);
    push(heard, said.charAt(0), {
      word,
      heard: said,
      letters,
      signs: letterSet(said),
      whole: targets !== undefined,
      popular: targets?.some(({ popular }) => popular) ?? false,
    });
    if (said.length >= 3) push(sounds, said, word);
    const cut = stem(said);
    if (cut) push(stems, cut, word);
  };
  for (const word of words)
    if (/^\p{L}+$/u.test(word)) for (const said of readings(word)) hear(word, word.length, said);
  for (const [typed, latin] of spellings) {
    if (typed.length < 3 || /\d/.test(typed)) continue;
    for (const word of latin) if (words.has(word)) hear(word, typed.length, sound(typed));
  }
  return { sounds, stems, heard };
}
