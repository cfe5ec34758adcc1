import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const note = style(layered('families', { font: vars.text.caption, color: vars.color.muted }));
