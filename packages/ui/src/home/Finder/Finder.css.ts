import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, weight } = vars;

/** The gaps between cells are the hairlines, so they are correct in one, three and seven columns. */
export const finder = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1px',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.edge,
    overflow: 'hidden',
    '@media': {
      [media.from768]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.from1200]: { gridTemplateColumns: '1.4fr repeat(5, minmax(0, 1fr)) auto' },
    },
  }),
);
globalStyle(`${finder} > *`, layered('families', { background: color.raised }));

export const submit = style(
  layered('families', {
    minHeight: size.bar,
    padding: `0 ${space['24']}`,
    background: color.accent,
    color: color.onAccent,
    fontWeight: weight.semibold,
    outlineOffset: '-4px',
    whiteSpace: 'nowrap',
    '@media': {
      // Six cells are two rows, so the button is a row of its own.
      [media.from768]: { minHeight: size.cell, gridColumn: '1 / -1' },
      [media.from1200]: { gridColumn: 'auto' },
      [media.hover]: {
        selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
      },
    },
    selectors: { '&:focus-visible': { outlineColor: color.onAccent } },
  }),
);
globalStyle(`${finder} > ${submit}`, layered('families', { background: color.accent }));

/** Without JavaScript the count would not be updated, so it is hidden. */
export const figure = style(layered('families', { '@media': { '(scripting: none)': { display: 'none' } } }));
export const unknown = style(
  layered('families', {
    display: 'block',
    paddingTop: space['8'],
    font: vars.text.caption,
    color: color.muted,
  }),
);
/** Keeps its width while a newer count loads. */
export const late = style(layered('families', { visibility: 'hidden' }));
