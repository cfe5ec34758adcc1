import { globalStyle, style } from '@vanilla-extract/css';
import { CHOSEN_SELECTORS } from '../../css/chosenSelectors.ts';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;

/** Three figures without a unit fit side by side on the narrowest phone. */
export const ends = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '1px',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.hairline,
    overflow: 'hidden',
  }),
);
export const item = style(layered('families', { display: 'grid', minWidth: 0 }));
export const end = style(
  layered('families', {
    display: 'grid',
    minHeight: size.control,
    padding: `${space['4']} ${space['8']}`,
    background: color.raised,
    color: color.ink,
    textDecoration: 'none',
    selectors: CHOSEN_SELECTORS,
    '@media': { [media.hover]: { selectors: { '&:not([aria-current]):hover': { background: color.sunk } } } },
  }),
);
export const small = style(layered('families', { font: text.caption, color: color.muted }));
globalStyle(`${end}[aria-current] ${small}`, layered('families', { color: 'inherit' }));
export const total = style(
  layered('families', { font: `${weight.semibold} ${text.body}`, letterSpacing: '-0.01em' }),
);
