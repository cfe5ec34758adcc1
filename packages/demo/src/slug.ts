const PLAIN = [...'абвгдезийклмнопрстуфхыэ'];
const LATIN = [...'abvgdezijklmnoprstufhye'];

/** Cyr-To-Lat, table iso9, as the WordPress plugin transliterates slugs. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...PLAIN.map((letter, i): [string, string] => [letter, LATIN[i]!]),
  ['ё', 'yo'],
  ['ж', 'zh'],
  ['ц', 'cz'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['щ', 'shh'],
  ['ъ', ''],
  ['ь', ''],
  ['ю', 'yu'],
  ['я', 'ya'],
]);

/** Formats a title as a slug: `Щётка: объявление` → `shhyotka-obyavlenie`. */
export function formatSlug(title: string): string {
  let latin = '';
  for (const character of title.toLowerCase()) latin += LETTERS.get(character) ?? character;
  return latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
