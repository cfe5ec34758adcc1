/** The colours that a lot may be painted in. */
export const COLOR_NAMES = [
  'WHITE',
  'PEARL',
  'SILVER',
  'GRAY',
  'BLACK',
  'BLUE',
  'RED',
  'GREEN',
  'BEIGE',
  'BROWN',
  'YELLOW',
  'WINE',
  'ORANGE',
  'PURPLE',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];

/** `base`: the panel; `shade`: below the crease; `light`: along the upper edge; `line`: shut lines. */
export type Paint = { base: string; shade: string; light: string; line: string };

const PAINTS: Record<ColorName, Paint> = {
  WHITE: { base: '#FCFCFB', shade: '#E2E4E5', light: '#FFFFFF', line: '#6F747B' },
  PEARL: { base: '#F3EFE4', shade: '#DBD4C3', light: '#FFFDF6', line: '#7A7466' },
  SILVER: { base: '#CDD1D4', shade: '#AEB4B9', light: '#EEF0F1', line: '#565C63' },
  GRAY: { base: '#858B92', shade: '#697078', light: '#A9AFB5', line: '#33383E' },
  BLACK: { base: '#2C2F35', shade: '#1F2126', light: '#6A6F78', line: '#7B808A' },
  BLUE: { base: '#2F5D96', shade: '#234774', light: '#6C98CC', line: '#142A47' },
  RED: { base: '#B8332D', shade: '#912420', light: '#E27A70', line: '#52110E' },
  GREEN: { base: '#41624F', shade: '#304A3B', light: '#7C9D88', line: '#182A20' },
  BEIGE: { base: '#D8CAAC', shade: '#BDAD8B', light: '#F1E8D3', line: '#6B5F48' },
  BROWN: { base: '#6E4E3B', shade: '#533929', light: '#A07F69', line: '#2A1A11' },
  YELLOW: { base: '#E6B531', shade: '#C29320', light: '#F8DC86', line: '#6B4E0A' },
  WINE: { base: '#6F2233', shade: '#521625', light: '#A65566', line: '#2C0811' },
  ORANGE: { base: '#D9701F', shade: '#B05512', light: '#F3AC72', line: '#5A2906' },
  PURPLE: { base: '#57407C', shade: '#412E60', light: '#8F79B4', line: '#1E1333' },
};

/** Words of auction papers for colours that are drawn with one of the paints above. */
const OTHER_WORDS: Record<string, ColorName> = {
  GREY: 'GRAY',
  GUN: 'GRAY',
  GUNMETAL: 'GRAY',
  NAVY: 'BLUE',
  GOLD: 'BEIGE',
  CHAMPAGNE: 'BEIGE',
  IVORY: 'PEARL',
  CREAM: 'PEARL',
  BRONZE: 'BROWN',
  MAROON: 'WINE',
  BORDEAUX: 'WINE',
  PINK: 'WINE',
  VIOLET: 'PURPLE',
};

const isColorName = (name: string): name is ColorName => Object.hasOwn(PAINTS, name);

/**
 * Finds the name of the paint for the colour words of an auction paper, in any letter case: "Pearl White", "BLACK M",
 * "dark blue". Pearl white and wine come first, then the first known word decides; null if none is known.
 */
export function findColorName(text: string | undefined | null): ColorName | null {
  const words = (text ?? '').toUpperCase().split(/[^A-Z]+/);
  if (words.includes('PEARL') && words.includes('WHITE')) return 'PEARL';
  if (words.includes('WINE')) return 'WINE';
  for (const word of words) {
    if (isColorName(word)) return word;
    const other = Object.hasOwn(OTHER_WORDS, word) && OTHER_WORDS[word];
    if (other) return other;
  }
  return null;
}

/** Finds the paint for the words of a colour. Unknown words give silver. */
export const findPaint = (text: string | undefined): Paint => PAINTS[findColorName(text) ?? 'SILVER'];

const readChannel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** True if the paint is dark, so that light edges must be faint. */
export function isDark({ base }: Paint): boolean {
  return readChannel(base, 1) * 0.3 + readChannel(base, 3) * 0.59 + readChannel(base, 5) * 0.11 < 95;
}

export const INK = '#16181D';
export const GLASS = '#5C6A73';
export const GLASS_LIGHT = '#8C9BA3';
export const GLASS_PRIVACY = '#363E45';
export const LAMP = '#EEF3F5';
export const LAMP_SMOKED = '#5A646C';
export const LAMP_CLEAR = '#D3DDE2';
export const LAMP_RIM = '#3A4047';
export const LAMP_GLOW = '#FDFEFE';
export const TAIL = '#C23B34';
export const TAIL_LIGHT = '#E58A80';
export const TRIM = '#2A2C31';
export const UNDERBODY = '#1A1B1F';
export const CHROME = '#D5D8DB';

/** Background of the drawing: the site's light or dark scheme. */
export type Ground = 'paper' | 'dark';

export type GroundColors = {
  sheet: string;
  grid: string;
  rule: string;
  band: string;
  ink: string;
  muted: string;
  figures: string;
  /** A hairline round the artwork, so that a black car is visible on a dark background. */
  rim: string | null;
  shadow: string;
};

export const GROUNDS: Record<Ground, GroundColors> = {
  paper: {
    sheet: '#F6F5F2',
    grid: '#EBE9E3',
    rule: '#DEDBD3',
    band: '#FBFAF8',
    ink: INK,
    muted: '#8B8A86',
    figures: '#6A6965',
    rim: null,
    shadow: INK,
  },
  dark: {
    sheet: '#1C1F25',
    grid: '#252930',
    rule: '#363A42',
    band: '#16181D',
    ink: '#EDEBE6',
    muted: '#8F9299',
    figures: '#A9ABB0',
    rim: '#B9BBBF',
    shadow: '#000000',
  },
};
