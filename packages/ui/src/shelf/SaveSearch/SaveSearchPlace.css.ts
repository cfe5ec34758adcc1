import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const place = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: vars.size.control,
  }),
);
