import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { layered } from './layered.ts';

const { color, space } = vars;

/** A cell of a ruled table: hairlines on the right and below. The frame has those on the left and above. */
export const ruledCell = style(
  layered('families', {
    display: 'flex',
    flexDirection: 'column',
    gap: space['8'],
    minWidth: 0,
    border: `solid ${color.hairline}`,
    borderWidth: '0 1px 1px 0',
    padding: space['16'],
  }),
);
