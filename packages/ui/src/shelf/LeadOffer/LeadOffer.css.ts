import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['8'],
    minHeight: vars.size.control,
    font: vars.text.caption,
    cursor: 'pointer',
  }),
);
