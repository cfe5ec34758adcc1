import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Breadcrumbs, and the button at the end of the line. */
export const line = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space['8'],
    '@media': {
      // On phones the breadcrumbs scroll, and reach into the gutter on both sides.
      [media.below554]: { gap: `calc(${vars.gutter} + ${vars.space['8']})` },
    },
  }),
);

/** Reserves the size of the button, which a script adds later, in a line of text. */
export const place = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    width: '8.25rem',
    height: '1.5rem',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
