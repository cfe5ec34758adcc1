import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** One horse-power too many costs more than the car: the figure that has to be seen. */
export const power = style(layered('families', { fontWeight: 600, color: color.ink }));
export const unknown = style(layered('families', { fontWeight: 600, color: color.caution }));
