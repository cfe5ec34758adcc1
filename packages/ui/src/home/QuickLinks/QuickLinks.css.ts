import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const row = style(layered('families', { display: 'flex', flexWrap: 'wrap', gap: space['8'] }));
export const chip = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    gap: space['8'],
    minHeight: '2rem',
    padding: `0 ${space['12']}`,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    color: color.ink,
    font: text['13'],
    textDecoration: 'none',
    '@media': {
      [media.below768]: { minHeight: '2.75rem' },
      [media.hover]: { selectors: { '&:hover': { borderColor: color.ink } } },
    },
  }),
);
export const count = style(layered('families', { color: color.muted }));
