import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, weight } = vars;

export const row = style(
  layered('primitives', {
    display: 'flex',
    cursor: 'pointer',
    minWidth: 0,
    selectors: { '&:has(:disabled)': { color: color.muted, cursor: 'default' } },
  }),
);

export const size = styleVariants({
  m: layered('primitives', {
    position: 'relative',
    alignItems: 'center',
    gap: space['8'],
    minHeight: vars.size.chip,
    selectors: { '&:has(:checked)': { fontWeight: weight.semibold } },
    '@media': { [media.below768]: { minHeight: vars.size.control } },
  }),
  s: layered('primitives', {
    alignItems: 'flex-start',
    gap: space['12'],
    minHeight: vars.size.target,
    font: text.caption,
  }),
});

export const label = style(layered('primitives', { flex: 1, minWidth: 0 }));
export const count = style(
  layered('primitives', { font: text.caption, color: color.muted, whiteSpace: 'nowrap' }),
);
/**
 * A tap anywhere on the row hits the input itself; through the label it would cause two click events and take a
 * third longer.
 */
globalStyle(
  `${size.m} > input::before`,
  layered('primitives', { content: '', position: 'absolute', inset: 0 }),
);
globalStyle(`${size.s} > input`, layered('primitives', { marginTop: '1px' }));
