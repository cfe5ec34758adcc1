import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, leading, size, space, weight } = vars;

export const group = style(
  layered('primitives', {
    display: 'grid',
    gap: '1px',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.raised,
    overflow: 'hidden',
    minWidth: 0,
  }),
);

export const columns = styleVariants({
  all: layered('primitives', { gridAutoFlow: 'column', gridAutoColumns: '1fr' }),
  2: layered('primitives', { gridTemplateColumns: 'repeat(2, 1fr)' }),
  3: layered('primitives', { gridTemplateColumns: 'repeat(3, 1fr)' }),
  4: layered('primitives', { gridTemplateColumns: 'repeat(4, 1fr)' }),
  5: layered('primitives', { gridTemplateColumns: 'repeat(5, 1fr)' }),
});

const chosen = {
  background: color.ink,
  color: color.paper,
  fontWeight: weight.semibold,
  '@media': {
    '(forced-colors: active)': {
      background: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none' as const,
    },
  },
};

export const segment = style(
  layered('primitives', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['4'],
    minHeight: size.controlS,
    minWidth: span['40'],
    padding: space['4'],
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    lineHeight: leading.caption,
    textAlign: 'center',
    color: color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    // The hairlines are in the gaps, so that an incomplete last row has no lines in its empty part.
    boxShadow: `0 0 0 1px ${color.hairline}`,
    selectors: {
      '&:has(:disabled)': { color: color.muted, cursor: 'default' },
      '&:has(:checked), &[aria-current]': chosen,
      '&:has(:focus-visible), &:focus-visible': {
        outline: `2px solid ${color.ink}`,
        outlineOffset: '-4px',
      },
      '&:has(:checked:focus-visible), &[aria-current]:focus-visible': { outlineColor: color.paper },
    },
    '@media': { [media.below768]: { minHeight: size.control } },
  }),
);

export const input = style(
  layered('primitives', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'inherit',
  }),
);
