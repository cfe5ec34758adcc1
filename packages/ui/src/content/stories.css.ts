/** Frames for stories only. */
import { style } from '@vanilla-extract/css';
import { layered } from '../css/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const rail = style(layered('families', { width: vars.rail, maxWidth: '100%' }));
