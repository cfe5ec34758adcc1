import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

export const place = style(layered('families', { display: 'grid', minHeight: '2.75rem' }));
