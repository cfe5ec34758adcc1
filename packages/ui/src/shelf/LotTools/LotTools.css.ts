import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

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
    width: '2.75rem',
    height: '2.75rem',
    color: color.ink,
    outlineOffset: '-3px',
    '@media': {
      [media.from1024]: { width: '2.25rem', height: '2.25rem' },
      [media.hover]: { selectors: { '&:hover': { background: color.sunk } } },
    },
    selectors: { '& + &': { borderLeft: `1px solid ${color.hairline}` } },
  }),
);
/** Repeats the style of `Icon`. Importing `Icon` here would make the bundler move it to a script of its own. */
export const icon = style(
  layered('families', {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
  }),
);
/** The button is filled while the lot is in the comparison. */
export const pressed = styleVariants({
  favourites: {},
  compare: layered('families', {
    selectors: { '&[aria-pressed=true]': { background: color.ink, color: color.raised } },
  }),
});
/** Wraps a button that has a text label beside its icon. */
export const worded = style({});
globalStyle(`${worded} [data-list=compare][aria-pressed=true]`, layered('families', { fontWeight: 600 }));

/** The heart of a favourite lot is red. */
globalStyle(
  `:is(${button}, ${worded} > *)[data-list=favourites][aria-pressed=true] svg`,
  layered('families', { fill: color.accent, stroke: color.accentEdge }),
);
