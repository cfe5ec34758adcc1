import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const count = style(layered('families', { whiteSpace: 'nowrap' }));
/** A newer figure takes its time: this one steps back, and can still be read. */
export const late = style(layered('families', { color: vars.color.muted }));
