import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const chart = style(
  layered('families', { display: 'block', width: '100%', height: vars.size.target, color: vars.color.edge }),
);
export const outside = style(layered('families', { fill: 'currentColor' }));
export const inside = style(layered('families', { fill: vars.color.ink }));
