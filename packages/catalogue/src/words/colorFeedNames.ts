/** Names of colours in feeds, upper case, by the id of COLORS. They stay out of the browser's bundle. */
export const COLOR_FEED_NAMES: Readonly<Record<string, readonly string[]>> = {
  white: ['WHITE', 'WHITE M', 'SUPER WHITE'],
  pearl: ['PEARL', 'PEARL WHITE', 'P.WHITE', 'WHITE PEARL'],
  black: ['BLACK', 'BLACK M', 'BLACK PEARL'],
  gray: ['GRAY', 'GREY', 'GUN METAL', 'GUNMETAL'],
  silver: ['SILVER', 'SILVER M'],
  blue: ['BLUE', 'DARK BLUE', 'LIGHT BLUE', 'NAVY'],
  red: ['RED', 'RED M'],
  wine: ['WINE', 'BORDEAUX', 'MAROON'],
  beige: ['BEIGE', 'GOLD', 'CREAM', 'CHAMPAGNE'],
  brown: ['BROWN', 'BRONZE'],
  green: ['GREEN', 'DARK GREEN', 'KHAKI', 'OLIVE'],
  yellow: ['YELLOW'],
  orange: ['ORANGE'],
  purple: ['PURPLE', 'VIOLET', 'LAVENDER', 'PINK'],
};

const IDS_BY_FEED_NAME = new Map(
  Object.entries(COLOR_FEED_NAMES).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
);

/** The colour id for a name out of a feed (any case, spaces trimmed), or undefined where nobody knows it. */
export const readFeedColor = (name: string): string | undefined =>
  IDS_BY_FEED_NAME.get(name.trim().toUpperCase());
