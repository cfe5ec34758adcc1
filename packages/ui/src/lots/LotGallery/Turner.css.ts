import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, text } = vars;

export const turner = style(
  layered('families', {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.raised,
    font: text['13'],
  }),
);
export const button = style(
  layered('families', { display: 'grid', placeItems: 'center', width: '2.75rem', height: '2.625rem' }),
);
export const count = style(layered('families', { minWidth: '3.5rem', textAlign: 'center' }));
