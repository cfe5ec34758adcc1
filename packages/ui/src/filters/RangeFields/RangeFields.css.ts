import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

/** The bars stand on the upper edge of the cells. */
export const stack = style(layered('families', { display: 'grid', minWidth: 0 }));
