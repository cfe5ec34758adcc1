import { COLOR_FEED_NAMES } from '@vvoz/catalogue/words/colorFeedNames';
import { formatColor } from '@vvoz/catalogue/words/colors';
import { stripAdjectiveEnding, invertTable } from './adjectives.ts';
import { addClaim, getFreeText, type Attempt } from './attempt.ts';

/** Keys: ids of COLORS. */
const STEMS = invertTable({
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
const NOUNS = invertTable({
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

function findColor(text: string): string | undefined {
  if (text.length < 3) return undefined;
  const stem = stripAdjectiveEnding(text);
  return FEED_NAMES.get(text) ?? NOUNS.get(text) ?? (stem === text ? undefined : STEMS.get(stem));
}

/** Claims «белый», «тёмно-синего», «white pearl», but not «не чёрный». */
export function claimColor(attempt: Attempt, index: number): void {
  const id = findColor(getFreeText(attempt, index));
  if (!id) return;
  const shade = SHADE.test(getFreeText(attempt, index - 1)) ? [index - 1] : [];
  if (NEGATION.test(getFreeText(attempt, index - 1 - shade.length))) return;
  // «White pearl» is the colour pearl, not two colours.
  const colors = new Set([id, findColor(getFreeText(attempt, index + 1))]);
  const pearl = colors.has('white') && colors.has('pearl');
  const value = pearl ? 'pearl' : id;
  addClaim(attempt, [...shade, index, ...(pearl ? [index + 1] : [])], {
    kind: 'color',
    label: formatColor(value).toLowerCase(),
    lists: { color: [value] },
  });
}
