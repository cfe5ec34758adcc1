import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const place = style(layered('families', { display: 'grid', minHeight: vars.size.control }));
