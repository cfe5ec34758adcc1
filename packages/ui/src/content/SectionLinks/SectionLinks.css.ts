import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, leading, size, space, text, weight } = vars;

export const nav = style(layered('families', { display: 'grid', gap: space['4'], minWidth: 0 }));
export const title = style(layered('families', { font: text.caption, color: color.muted }));
export const list = style(
  layered('families', {
    '@media': {
      [media.from1024]: { borderTop: `1px solid ${color.ink}` },
      [media.below1024]: {
        display: 'flex',
        gap: space['8'],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Reaches the edges of the screen, with space for focus rings.
        marginInline: `calc(-1 * ${vars.gutter})`,
        padding: `${space['4']} ${vars.gutter}`,
      },
    },
  }),
);
export const item = style(
  layered('families', {
    flex: 'none',
    '@media': { [media.from1024]: { borderBottom: `1px solid ${color.hairline}` } },
  }),
);
const row = {
  justifyContent: 'space-between',
  padding: `${space['8']} ${space['12']} ${space['8']} 0`,
  selectors: {
    '&[aria-current]': { fontWeight: weight.semibold, boxShadow: `inset -3px 0 ${color.ink}` },
  },
};
const chip = {
  alignItems: 'center',
  minHeight: size.control,
  padding: `0 ${space['12']}`,
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius,
  whiteSpace: 'nowrap' as const,
  selectors: {
    '&[aria-current]': {
      background: color.ink,
      borderColor: color.ink,
      color: color.paper,
      fontWeight: weight.semibold,
    },
  },
};
export const link = style(
  layered('families', {
    display: 'flex',
    gap: space['8'],
    color: color.ink,
    font: text.body,
    lineHeight: leading.caption,
    textDecoration: 'none',
    '@media': {
      [media.from1024]: row,
      [media.below1024]: chip,
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  }),
);
export const below = style(
  layered('families', { '@media': { [media.from1024]: { paddingLeft: space['16'] } } }),
);
export const count = style(
  layered('families', {
    color: color.muted,
    font: text.caption,
    lineHeight: 'inherit',
    selectors: { '[aria-current] > &': { color: 'inherit' } },
  }),
);
