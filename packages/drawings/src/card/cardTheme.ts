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

const makeInkable = (accent: string): CardTheme => ({
  accent,
  onAccent: '#FFFFFF',
  stampFill: CARD_SHEET.raised,
  stampInk: accent,
  stampEdge: accent,
});

const AMBER = '#F2A900';

/** The same colours as in the tokens of the themes; a test compares them. */
export const CARD_THEMES: Readonly<Record<Host, CardTheme>> = {
  main: makeInkable('#C8341B'),
  china: makeInkable('#0B6E55'),
  spec: {
    accent: AMBER,
    onAccent: CARD_SHEET.ink,
    stampFill: AMBER,
    stampInk: CARD_SHEET.ink,
    stampEdge: CARD_SHEET.ink,
  },
};
