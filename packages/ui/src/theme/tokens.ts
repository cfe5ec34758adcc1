import {
  createAccentInkColors,
  HOST_COLORS,
  type ColorPair,
  type ColorTokens,
  type HostTheme,
} from '@vvoz/catalogue/hosts/hostColors';

/** Look of a host. `wireframe` has no brand and is used to check components. */
export type ThemeName = HostTheme | 'wireframe';

const greyAccent: ColorPair = ['#4A4A4A', '#C8C8C8'];
const greyInk: ColorPair = ['#1A1A1A', '#F0F0F0'];

/** The colours of every theme. The test beside this file checks them against WCAG AA. */
export const themes: Readonly<Record<ThemeName, ColorTokens>> = {
  ...HOST_COLORS,
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
