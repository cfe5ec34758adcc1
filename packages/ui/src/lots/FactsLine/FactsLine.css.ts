import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, weight } = vars;

/** The power stands out: one horsepower too many can cost more than the car. */
export const power = style(layered('families', { fontWeight: weight.semibold, color: color.ink }));
export const unknown = style(layered('families', { fontWeight: weight.semibold, color: color.caution }));
