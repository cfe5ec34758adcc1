import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { size } from '../../primitives/Icon/Icon.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, weight } = vars;

/** The box on a card's photo. */
export const box = style(
  layered('families', {
    display: 'inline-flex',
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius,
    background: color.raised,
    '@media': { print: { display: 'none' } },
  }),
);
export const button = style(
  layered('families', {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.control,
    height: vars.size.control,
    color: color.ink,
    outlineOffset: '-3px',
    '@media': {
      [media.from1024]: { width: vars.size.controlS, height: vars.size.controlS },
      [media.hover]: { selectors: { '&:hover': { background: color.sunk } } },
    },
    selectors: { '& + &': { borderLeft: `1px solid ${color.hairline}` } },
  }),
);
/** The class of `Icon`. If a script imported `Icon` itself, the bundler would move it to a separate script. */
export const icon = size.m;
/** The button is filled while the lot is in the comparison. */
export const pressed = styleVariants({
  favourites: {},
  compare: layered('families', {
    selectors: {
      // Also under the pointer, where the background of other buttons changes.
      '&[aria-pressed=true], &[aria-pressed=true]:hover': { background: color.ink, color: color.raised },
    },
  }),
});
/** Wraps a button that has a text label beside its icon. */
export const worded = style({});
globalStyle(
  `${worded} [data-list=compare][aria-pressed=true]`,
  layered('families', { fontWeight: weight.semibold }),
);
