import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

/** The bars touch the upper edge of the cells. */
export const stack = style(layered('families', { display: 'grid', minWidth: 0 }));
