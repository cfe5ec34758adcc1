import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const note = style(
  layered('families', { maxWidth: '48rem', font: vars.text['13'], color: vars.color.muted }),
);
export const old = style(layered('families', { fontWeight: 600, color: vars.color.caution }));
