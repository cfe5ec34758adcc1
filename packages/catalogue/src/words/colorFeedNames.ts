/**
 * Names of colours in feeds, upper case, by the id of COLORS. A name of two words takes precedence over its single
 * words. Source: COLOR in the rows of jpcenter and aleado. In a separate file, so that it stays out of the browser
 * bundle.
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
/** PEARL beside another colour is a finish: PEARL RED is red. Beside white it is the colour pearl. */
const FINISH = 'PEARL';

/** Finds the longest known name among the words of a colour; the last of equally long ones: CRYSTAL BLACK is black. */
function findColorName(words: readonly string[]): string | undefined {
  for (let length = MAX_WORDS; length > 0; length--)
    for (let at = words.length - length; at >= 0; at--) {
      const id = IDS_BY_FEED_NAME.get(words.slice(at, at + length).join(' '));
      if (id !== undefined) return id;
    }
  return undefined;
}

/**
 * Finds the colour id of a name from a feed, in any letter case. Other words around the colour are ignored: «BLACK 2»,
 * «L GRAY». Of two colours, «WHITE | RED», the first one counts. Undefined if no word is known.
 */
export function readFeedColor(name: string): string | undefined {
  const text = name.trim().toUpperCase();
  const exact = IDS_BY_FEED_NAME.get(text);
  if (exact !== undefined) return exact;
  for (const part of text.split(/[|/,;+&]/)) {
    const words = part.split(/[^A-Z]+/).filter((word) => word !== '');
    const id =
      findColorName(words.filter((word) => word !== FINISH || words.includes('WHITE'))) ??
      findColorName(words);
    if (id !== undefined) return id;
  }
  return undefined;
}
