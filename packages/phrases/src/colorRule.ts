import { COLOR_FEED_NAMES } from '@vvoz/catalogue/words/colorFeedNames';
import { colorLabel } from '@vvoz/catalogue/words/colors';
import { adjectiveStem, wordTable } from './adjectives.ts';
import { claim, freeText, type Reading } from './attempt.ts';

/** By the keys of COLORS. */
const STEMS = wordTable({
  white: 'бел белоснежн молочн',
  pearl: 'перламутров жемчужн',
  black: 'черн',
  gray: 'сер графитов',
  silver: 'серебрист серебрян',
  blue: 'син голуб лазурн',
  red: 'красн ал',
  wine: 'вишнев бордов винн',
  beige: 'бежев золот золотист кремов песочн',
  brown: 'коричнев бронзов шоколадн',
  green: 'зелен оливков салатов',
  yellow: 'желт',
  orange: 'оранжев',
  purple: 'фиолетов пурпурн сиренев розов лилов',
});
const NOUNS = wordTable({
  pearl: 'перламутр перламутра жемчуг',
  gray: 'графит',
  silver: 'серебро',
  wine: 'бордо вишня',
  beige: 'беж шампань',
  brown: 'бронза',
  green: 'хаки',
});
const FEED_NAMES = new Map(
  Object.entries(COLOR_FEED_NAMES).flatMap(([id, names]) =>
    [id, ...names].map((name) => [name.toLowerCase(), id] as const),
  ),
);

const SHADE = /^(темно|светло|ярко|бледно|темн(ый|ая|ого)|светл(ый|ая|ого))$/;
const NEGATION = /^(не|кроме|без|ни)$/;

function colorOf(text: string): string | undefined {
  if (text.length < 3) return undefined;
  const stem = adjectiveStem(text);
  return FEED_NAMES.get(text) ?? NOUNS.get(text) ?? (stem === text ? undefined : STEMS.get(stem));
}

/** «белый», «тёмно-синего», «white pearl»; not «не чёрный». */
export function readColor(reading: Reading, index: number): void {
  const id = colorOf(freeText(reading, index));
  if (!id) return;
  const shade = SHADE.test(freeText(reading, index - 1)) ? [index - 1] : [];
  if (NEGATION.test(freeText(reading, index - 1 - shade.length))) return;
  // White pearl is one paint with a name of its own.
  const both = new Set([id, colorOf(freeText(reading, index + 1))]);
  const pearl = both.has('white') && both.has('pearl');
  const value = pearl ? 'pearl' : id;
  claim(reading, [...shade, index, ...(pearl ? [index + 1] : [])], {
    kind: 'color',
    label: colorLabel(value).toLowerCase(),
    lists: { color: [value] },
  });
}
