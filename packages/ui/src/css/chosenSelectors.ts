import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** Of a link in a strip whose chosen one is filled with ink. */
export const CHOSEN_SELECTORS = {
  '&:focus-visible': { outlineOffset: '-4px' },
  '&[aria-current]': {
    background: color.ink,
    color: color.paper,
    // Browsers print no grounds by default; light text would stay on white paper.
    printColorAdjust: 'exact',
    '@media': {
      '(forced-colors: active)': {
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  },
  '&[aria-current]:focus-visible': { outlineColor: color.paper },
} as const;
