/**
 * Names of colours in feeds, upper case, by the id of COLORS; a name of two words wins over each of them. Source: COLOR in
 * the rows of jpcenter and aleado. They stay out of the browser's bundle.
 */
export const COLOR_FEED_NAMES: Readonly<Record<string, readonly string[]>> = {
  white: ['WHITE', 'WHITE M', 'SUPER WHITE'],
  pearl: ['PEARL', 'PEARL WHITE', 'P.WHITE', 'P WHITE', 'WHITE PEARL'],
  black: ['BLACK', 'BLACK M', 'BLACK PEARL'],
  gray: ['GRAY', 'GREY', 'GUN METAL', 'GUNMETAL', 'CHARCOAL'],
  silver: ['SILVER', 'SILVER M'],
  blue: ['BLUE', 'DARK BLUE', 'LIGHT BLUE', 'NAVY', 'TURQUOISE'],
  red: ['RED', 'RED M'],
  wine: ['WINE', 'WINE RED', 'BORDEAUX', 'MAROON', 'BURGUNDY'],
  beige: ['BEIGE', 'GOLD', 'CREAM', 'CHAMPAGNE', 'IVORY'],
  brown: ['BROWN', 'BRONZE'],
  green: ['GREEN', 'DARK GREEN', 'KHAKI', 'OLIVE'],
  yellow: ['YELLOW'],
  orange: ['ORANGE'],
  purple: ['PURPLE', 'VIOLET', 'LAVENDER', 'PINK'],
};

const IDS_BY_FEED_NAME = new Map(
  Object.entries(COLOR_FEED_NAMES).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
);

const MAX_WORDS = 2;
/** PEARL beside another colour is its finish: PEARL RED is red. */
const FINISH = 'PEARL';

/** The longest known name among the words of one colour, of equally long ones the last: CRYSTAL BLACK is black. */
function findColorName(words: readonly string[]): string | undefined {
  for (let length = MAX_WORDS; length > 0; length--)
    for (let at = words.length - length; at >= 0; at--) {
      const id = IDS_BY_FEED_NAME.get(words.slice(at, at + length).join(' '));
      if (id !== undefined) return id;
    }
  return undefined;
}

/**
 * The colour id for a name out of a feed, in any case, with whatever stands around the colour word: «BLACK 2», «L GRAY»,
 * « WHITE | RED » (the first of two colours). Undefined where nobody knows a word of it.
 */
export function readFeedColor(name: string): string | undefined {
  const text = name.trim().toUpperCase();
  const exact = IDS_BY_FEED_NAME.get(text);
  if (exact !== undefined) return exact;
  for (const part of text.split(/[|/,;+&]/)) {
    const words = part.split(/[^A-Z]+/).filter((word) => word !== '');
    const found =
      findColorName(words.filter((word) => word !== FINISH || words.includes('WHITE'))) ??
      findColorName(words);
    if (found !== undefined) return found;
  }
  return undefined;
}
