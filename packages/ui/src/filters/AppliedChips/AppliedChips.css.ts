import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

export const reset = style(layered('families', { flex: 'none', whiteSpace: 'nowrap' }));
