import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const head = style(
  layered('families', { display: 'flex', alignItems: 'center', gap: vars.space['16'], minWidth: 0 }),
);
export const words = style(layered('families', { minWidth: 0 }));
export const facts = style(layered('families', { color: vars.color.muted }));
