import type { Host } from '@vvoz/catalogue/hosts/hosts';

/** Colours of a card: those of the host's light theme. */
export interface CardTheme {
  readonly accent: string;
  readonly onAccent: string;
  readonly stampFill: string;
  readonly stampInk: string;
  readonly stampEdge: string;
}

/** Colours that the cards of all hosts share. */
export const CARD_SHEET = {
  paper: '#F6F5F2',
  raised: '#FFFFFF',
  hairline: '#DEDBD3',
  ink: '#16181D',
  muted: '#5B616E',
} as const;

/** Creates a theme whose accent is dark enough to print the stamp with it. */
const createAccentInkTheme = (accent: string): CardTheme => ({
  accent,
  onAccent: '#FFFFFF',
  stampFill: CARD_SHEET.raised,
  stampInk: accent,
  stampEdge: accent,
});

const AMBER = '#F2A900';

/** A test compares these colours with the tokens of the themes. */
export const CARD_THEMES: Readonly<Record<Host, CardTheme>> = {
  main: createAccentInkTheme('#C8341B'),
  china: createAccentInkTheme('#0B6E55'),
  spec: {
    accent: AMBER,
    onAccent: CARD_SHEET.ink,
    stampFill: AMBER,
    stampInk: CARD_SHEET.ink,
    stampEdge: CARD_SHEET.ink,
  },
};
