import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text } = vars;

export const row = style(layered('families', { display: 'flex', flexWrap: 'wrap', gap: space['8'] }));
export const chip = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    gap: space['8'],
    minHeight: size.chip,
    padding: `0 ${space['12']}`,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    color: color.ink,
    font: text.caption,
    textDecoration: 'none',
    '@media': {
      [media.below768]: { minHeight: size.control },
      [media.hover]: { selectors: { '&:hover': { borderColor: color.ink } } },
    },
  }),
);
export const count = style(layered('families', { color: color.muted }));
