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

/** Spacing steps of the 4 px grid, in rem, with half steps for the insides of small controls and dense rows. */
export const space = {
  '2': '0.125rem',
  '4': '0.25rem',
  '6': '0.375rem',
  '8': '0.5rem',
  '10': '0.625rem',
  '12': '0.75rem',
  '16': '1rem',
  '24': '1.5rem',
  '32': '2rem',
  '48': '3rem',
  '64': '4rem',
} as const;

/** Heights of controls, sizes of their parts and the widest columns, in rem. */
export const sizes = {
  iconXs: '0.875rem',
  iconS: '1rem',
  iconM: '1.25rem',
  target: '1.5rem',
  row: '1.75rem',
  chip: '2rem',
  controlS: '2.25rem',
  control: '2.75rem',
  cell: '3.25rem',
  bar: '3.5rem',
  column: '42rem',
  page: '80rem',
} as const;

/**
 * Widths of columns, sheets and texts, least heights of fields and panels, named by their pixels. Plain values and not
 * variables: no theme changes them, and a container query cannot read a variable.
 */
export const span = {
  '40': '2.5rem',
  '42': '2.625rem',
  '45': '2.8125rem',
  '46': '2.875rem',
  '54': '3.375rem',
  '57': '3.5625rem',
  '72': '4.5rem',
  '80': '5rem',
  '88': '5.5rem',
  '92': '5.75rem',
  '96': '6rem',
  '100': '6.25rem',
  '104': '6.5rem',
  '112': '7rem',
  '120': '7.5rem',
  '128': '8rem',
  '144': '9rem',
  '152': '9.5rem',
  '160': '10rem',
  '164': '10.25rem',
  '176': '11rem',
  '192': '12rem',
  '200': '12.5rem',
  '208': '13rem',
  '224': '14rem',
  '240': '15rem',
  '256': '16rem',
  '272': '17rem',
  '288': '18rem',
  '296': '18.5rem',
  '304': '19rem',
  '320': '20rem',
  '352': '22rem',
  '384': '24rem',
  '416': '26rem',
  '448': '28rem',
  '512': '32rem',
  '544': '34rem',
  '576': '36rem',
  '608': '38rem',
  '640': '40rem',
  '704': '44rem',
  '768': '48rem',
  '864': '54rem',
  '960': '60rem',
} as const;

/** Weights of the variable font. Components write one before a `vars.text`. */
export const weights = { regular: '400', semibold: '600', bold: '700' } as const;

/** Font size and line height in rem, by role. */
export const type = {
  caption: '0.8125rem/1.25rem',
  body: '0.9375rem/1.5rem',
  lead: '1.0625rem/1.5rem',
  title: '1.25rem/1.75rem',
  heading: '1.625rem/2rem',
  display: '2.125rem/2.5rem',
} as const;

/** Line heights where that of the text does not fit, in rem. */
export const leadings = { tight: '1rem', caption: '1.25rem', ruled: '1.375rem', body: '1.5rem' } as const;

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
