import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

/** Without JavaScript the count would not follow the choices, so it is hidden. */
export const figure = style(
  layered('families', {
    position: 'relative',
    whiteSpace: 'nowrap',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
/** Shown when a newer count takes long to load. No transition: a fading count needs its own layer, which delays the tap. */
export const late = style(
  layered('families', {
    selectors: { '&::after': { content: '…', position: 'absolute', inset: 0, textAlign: 'left' } },
  }),
);
/** A count of other filters is never shown: neither while a newer one loads, nor while a typed text waits to be sent. */
export const known = style(
  layered('families', {
    selectors: {
      '[aria-busy] > &': { visibility: 'hidden' },
      ':root:has([data-waiting]) &': { visibility: 'hidden' },
    },
  }),
);
