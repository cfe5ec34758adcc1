import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const quotes = style(layered('families', { display: 'grid', gap: space['24'] }));
export const source = style(layered('families', { font: text.caption, color: color.muted }));
