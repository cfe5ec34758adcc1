import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

/** Without scripting nobody counts along: a figure would belong to the filters before. */
export const figure = style(layered('families', { '@media': { '(scripting: none)': { display: 'none' } } }));
