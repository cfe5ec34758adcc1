import { BODY_TYPES } from '@vvoz/catalogue/words/bodyTypes';

/** Words for body types in KUZOV of Korea and China, lower case, that are not ours. */
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

/** Our body type for a word that stands in the place of a body code; undefined for a code. */
export function readBodyWord(text: string): string | undefined {
  const word = text.toLowerCase();
  if (Object.hasOwn(BODY_TYPES, word)) return word;
  return Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : undefined;
}
