/**
 * Sounds are written in Latin letters. Three letters stand for sounds that Latin lacks: c = ч, w = ш, j = ж and дж.
 */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 's',
  ч: 'c',
  ш: 'w',
  щ: 'w',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** Latin letters as pronounced in Italian and romanised Japanese; others stay. */
const LATIN: Readonly<Record<string, string>> = {
  sch: 'w',
  sh: 'w',
  tch: 'c',
  ch: 'c',
  dzh: 'j',
  zh: 'j',
  dj: 'j',
  ph: 'f',
  th: 't',
  kh: 'h',
  qu: 'kv',
  q: 'k',
  ck: 'k',
  c: 'k',
  x: 'ks',
  w: 'v',
  y: 'i',
};
const SOUNDS: Readonly<Record<string, string>> = { ...LATIN, ...CYRILLIC, дж: 'j' };
const SOUND = /sch|sh|tch|ch|dzh|zh|dj|ph|th|kh|qu|ck|c|q|x|w|y|дж|[а-яё]/g;

type Rules = readonly (readonly [RegExp, string])[];

/** English pronunciation, applied before LATIN. */
const ENGLISH: Rules = [
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/u(?=[^aeiouy]{2})/g, 'a'],
  [/a([^aeiouy])e$/g, 'ei$1'],
  [/i([^aeiouy])e$/g, 'ai$1'],
  [/([^aeiouy])e$/g, '$1'],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/ou|ow/g, 'au'],
  [/ai|ay|ey/g, 'ei'],
];

const applyRules = (text: string, rules: Rules): string =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text);

/**
 * Approximate sound of a folded word in either alphabet: «камри» and `camry` both give `kamri`. Doubled letters count
 * once; other characters stay.
 */
export const toSound = (text: string): string =>
  text
    .replace(SOUND, (letters, at: number) =>
      letters === 'c' && /[eiy]/.test(text.charAt(at + 1)) ? 's' : (SOUNDS[letters] ?? letters),
    )
    .replace(/t[sz]/g, 's')
    .replace(/(.)\1+/g, '$1');

/** Sounds of a folded Latin word: letter by letter, in English, with a soft g, and with a mute e. */
export function listPronunciations(word: string): readonly string[] {
  const soft = word.replace(/g(?=[eiy])/g, 'j');
  const mute = word.replace(/([^aeiouy])e$/, '$1');
  return [...new Set([word, applyRules(word, ENGLISH), soft, mute].map(toSound))];
}

/** Removes a Russian case ending from a sound; '' if fewer than three letters remain: «приуса», «тойоту» → `prius`, `toiot`. */
export function stripCaseEnding(wordSound: string): string {
  // slow-ok: the sound of one word
  const cut = wordSound.replace(/(?:a?mi|[aeo]m|o[iv]|ah|[aeiou]+)$/, '');
  return cut.length >= 3 ? cut : '';
}
