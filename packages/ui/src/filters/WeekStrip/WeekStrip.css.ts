import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space, text, weight } = vars;

/** Two weeks are side by side when each has room for counts of five digits, otherwise stacked. */
export const weeks = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${span['384']}, 100%), 1fr))`,
    gap: space['12'],
  }),
);
export const name = style(
  layered('families', { font: text.caption, color: color.muted, paddingBottom: space['4'] }),
);

export const days = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.raised,
    overflow: 'hidden',
  }),
);

export const day = style(
  layered('families', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'center',
    minHeight: size.bar,
    paddingBlock: space['6'],
    font: text.caption,
    cursor: 'pointer',
    selectors: {
      '& + &': { borderLeft: `1px solid ${color.hairline}` },
      '&:has(:disabled)': { color: color.muted, background: color.sunk, cursor: 'default' },
      '&:has(:checked)': { background: color.ink, color: color.paper },
      '&:has(:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: '-4px' },
      '&:has(:checked:focus-visible)': { outlineColor: color.paper },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
export const today = style(layered('families', { boxShadow: `inset 0 2px ${color.accent}` }));
export const past = style(layered('families', { textDecoration: 'line-through' }));
export const date = style(layered('families', { '@media': { [media.below554]: { display: 'none' } } }));
export const figure = style(
  layered('families', {
    font: `${weight.semibold} ${text.body}`,
    whiteSpace: 'nowrap',
    selectors: { ':disabled ~ &': { fontWeight: weight.regular } },
    // Five digits in a seventh of a phone's width.
    '@media': { [media.below554]: { font: `${weight.semibold} ${text.caption}`, letterSpacing: '-0.02em' } },
  }),
);
export const input = style(
  layered('families', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'inherit',
  }),
);
