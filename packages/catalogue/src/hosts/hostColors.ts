import { HOSTS, type Host } from './hosts.ts';

/** Name of a host's theme. */
export type HostTheme = (typeof HOSTS)[Host]['theme'];

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

/** Colours that the themes of all hosts share. */
export const SHEET_COLORS = {
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
export function createAccentInkColors(accent: ColorPair): ColorTokens {
  return {
    ...SHEET_COLORS,
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

/**
 * The colours of the hosts by theme. Style sheets, design tokens, share cards and icons are made from them. No program of the
 * browser imports them.
 */
export const HOST_COLORS: Readonly<Record<HostTheme, ColorTokens>> = {
  main: createAccentInkColors(['#C8341B', '#FF8466']),
  china: createAccentInkColors(['#0B6E55', '#4FC9A4']),
  spec: {
    ...SHEET_COLORS,
    accent: amber,
    onAccent: inkOnAmber,
    accentEdge: amberEdge,
    link: ink,
    stampFill: amber,
    stampInk: inkOnAmber,
    stampEdge: amberEdge,
  },
};

/** The colours of a host's light scheme, for pictures. */
export const readLightColors = (host: Host): Readonly<Record<ColorName, string>> =>
  Object.fromEntries(
    Object.entries(HOST_COLORS[HOSTS[host].theme]).map(([name, [light]]) => [name, light]),
  ) as Record<ColorName, string>;
