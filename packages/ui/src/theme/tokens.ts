import type { Host, HOSTS } from '@vvoz/catalogue/hosts/hosts';

/** Look of a host. `wireframe` has no brand and is used to check components. */
export type ThemeName = (typeof HOSTS)[Host]['theme'] | 'wireframe';

export type ColorName =
  | 'accent'
  | 'onAccent'
  | 'accentEdge'
  | 'link'
  | 'ink'
  | 'muted'
  | 'paper'
  | 'raised'
  | 'sunk'
  | 'hairline'
  | 'edge'
  | 'positive'
  | 'caution'
  | 'critical'
  | 'stampFill'
  | 'stampInk'
  | 'stampEdge';

/** sRGB hex (`#RRGGBB`) for the light and the dark scheme. */
export type ColorPair = readonly [light: string, dark: string];
export type ColorTokens = Readonly<Record<ColorName, ColorPair>>;

const ink: ColorPair = ['#16181D', '#F1EFEA'];
const raised: ColorPair = ['#FFFFFF', '#1D2026'];

const sheet = {
  ink,
  muted: ['#5B616E', '#A9ACB4'],
  paper: ['#F6F5F2', '#16181D'],
  raised,
  sunk: ['#F0EEE9', '#262A31'],
  hairline: ['#DEDBD3', '#343841'],
  edge: ['#85817A', '#8A8D95'],
  positive: ['#1F7A4D', '#5CC792'],
  caution: ['#8A5A00', '#E3B04B'],
  critical: ['#B3261E', '#FF8F86'],
} as const satisfies Partial<ColorTokens>;

/** A brand whose accent is dark enough for text, so links and stamps use it too. */
function createAccentInkColors(accent: ColorPair): ColorTokens {
  return {
    ...sheet,
    accent,
    onAccent: ['#FFFFFF', '#16181D'],
    accentEdge: accent,
    link: accent,
    stampFill: raised,
    stampInk: accent,
    stampEdge: accent,
  };
}

const amber: ColorPair = ['#F2A900', '#F2A900'];
const inkOnAmber: ColorPair = ['#16181D', '#16181D'];
/** Amber has too little contrast on light paper, so its fills have an ink edge there. */
const amberEdge: ColorPair = ['#16181D', '#F2A900'];

const greyAccent: ColorPair = ['#4A4A4A', '#C8C8C8'];
const greyInk: ColorPair = ['#1A1A1A', '#F0F0F0'];

/** The colours of every theme. The test beside this file checks them against WCAG AA. */
export const themes: Readonly<Record<ThemeName, ColorTokens>> = {
  main: createAccentInkColors(['#C8341B', '#FF8466']),
  china: createAccentInkColors(['#0B6E55', '#4FC9A4']),
  spec: {
    ...sheet,
    accent: amber,
    onAccent: inkOnAmber,
    accentEdge: amberEdge,
    link: ink,
    stampFill: amber,
    stampInk: inkOnAmber,
    stampEdge: amberEdge,
  },
  wireframe: {
    ...createAccentInkColors(greyAccent),
    ink: greyInk,
    muted: ['#5C5C5C', '#ADADAD'],
    paper: ['#F5F5F5', '#171717'],
    raised: ['#FFFFFF', '#202020'],
    stampFill: ['#FFFFFF', '#202020'],
    sunk: ['#EEEEEE', '#2A2A2A'],
    hairline: ['#DADADA', '#3A3A3A'],
    edge: ['#808080', '#8C8C8C'],
    positive: greyInk,
    caution: greyInk,
    critical: greyInk,
    onAccent: ['#FFFFFF', '#171717'],
  },
};

/** Spacing steps of the 4 px grid, in rem. */
export const space = {
  '4': '0.25rem',
  '8': '0.5rem',
  '12': '0.75rem',
  '16': '1rem',
  '24': '1.5rem',
  '32': '2rem',
  '48': '3rem',
  '64': '4rem',
} as const;

/** Weights of the variable font. Components write the number before `vars.text`. */
export const weights = { regular: 400, semibold: 600, bold: 700 } as const;

/** Font size and line height in rem, by size in px. */
export const type = {
  '13': '0.8125rem/1.25rem',
  '15': '0.9375rem/1.5rem',
  '17': '1.0625rem/1.5rem',
  '20': '1.25rem/1.75rem',
  '26': '1.625rem/2rem',
  '34': '2.125rem/2.5rem',
} as const;

/**
 * next/font names each subset's family and passes the name in a variable. Without those variables (Storybook), the
 * plain `Golos` face is used. Cyrillic comes last: only its variable includes a metric fallback, which would
 * otherwise cover the glyphs of the later subsets.
 */
export const fontStack =
  'var(--font-latin, Golos), var(--font-ruble, Golos), var(--font-cyrillic, Golos), "Golos Text", system-ui, sans-serif';

export const metrics = {
  radius: '6px',
  shadow: '0 8px 32px rgb(22 24 29 / 0.16)',
  /** On phones; base.css.ts widens it from 768 px. */
  gutter: '1rem',
  rail: '18rem',
  motion: '140ms',
} as const;
