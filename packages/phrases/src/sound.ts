/**
 * Letters of the sound alphabet are Latin; three stand for sounds that Latin has no letter for: c = ч, w = ш, j = ж and дж.
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

/** Latin letters read by themselves, as in Italian and in romanised Japanese; all others stay as they are. */
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

/** What English does to the letters before. */
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

const apply = (text: string, rules: Rules): string =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text);

/**
 * How a folded word sounds, roughly, whichever alphabet it is written in: «камри» and `camry` are both `kamri`. Doubled
 * letters count once; signs that are no letters stay.
 */
export const sound = (text: string): string =>
  text
    .replace(SOUND, (sign, at: number) =>
      sign === 'c' && /[eiy]/.test(text.charAt(at + 1)) ? 's' : (SOUNDS[sign] ?? sign),
    )
    .replace(/t[sz]/g, 's')
    .replace(/(.)\1+/g, '$1');

/** All readings of a folded Latin word: by its letters, the English one, and the letters with a soft g or a mute e. */
export function readings(word: string): readonly string[] {
  const soft = word.replace(/g(?=[eiy])/g, 'j');
  const mute = word.replace(/([^aeiouy])e$/, '$1');
  return [...new Set([word, apply(word, ENGLISH), soft, mute].map(sound))];
}

/** A sound without a Russian case ending, or '' where too little stays: «приуса», «тойоту» → `prius`, `toiot`. */
export function stem(heard: string): string {
  const cut = heard.replace(/(?:a?mi|[aeo]m|o[iv]|ah|[aeiou]+)$/, '');
  return cut.length >= 3 ? cut : '';
}
