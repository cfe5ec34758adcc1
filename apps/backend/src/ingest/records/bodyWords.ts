import { BODY_TYPES } from '@vvoz/catalogue/words/bodyTypes';

/** Words for body types that Korea and China write into KUZOV and that differ from ours, in lower case. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  mpv: 'minivan',
  'mini van': 'minivan',
  jeep: 'suv',
  rv: 'suv',
  crossover: 'suv',
  'pick up': 'pickup',
  'pick-up': 'pickup',
  'pickup truck': 'pickup',
  'hatch back': 'hatchback',
  estate: 'wagon',
  cargo: 'truck',
  saloon: 'sedan',
};

/** Returns our body type for a word in the field of the body code; undefined for a code. */
export function readBodyWord(text: string): string | undefined {
  const word = text.toLowerCase();
  if (Object.hasOwn(BODY_TYPES, word)) return word;
  return Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : undefined;
}
