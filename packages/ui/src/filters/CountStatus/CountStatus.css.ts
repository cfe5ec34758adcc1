import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const count = style(layered('families', { whiteSpace: 'nowrap' }));
/** Dims the old count while a newer one loads late. It stays readable. */
export const late = style(layered('families', { color: vars.color.muted }));
