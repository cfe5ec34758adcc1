import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, weight } = vars;

export const pager = style(
  layered('families', { borderTop: `1px solid ${color.ink}`, paddingTop: space['12'] }),
);
export const list = style(layered('families', { display: 'flex', flexWrap: 'wrap', gap: space['4'] }));
/** A gap: pages before this one are left out. */
export const gap = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    selectors: { '&::before': { content: '"…" / ""', width: space['24'], textAlign: 'center' } },
  }),
);
export const link = style(
  layered('families', {
    display: 'grid',
    placeItems: 'center',
    minWidth: size.control,
    minHeight: size.control,
    border: '1px solid transparent',
    borderRadius: vars.radius,
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { background: color.ink, color: color.paper, fontWeight: weight.semibold },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.ink } } } },
  }),
);
