import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const skip = style(
  layered('primitives', {
    position: 'fixed',
    zIndex: 9,
    left: space['16'],
    top: space['8'],
    padding: `${space['8']} ${space['16']}`,
    background: color.ink,
    color: color.paper,
    selectors: { '&:not(:focus)': { transform: `translateY(calc(-1 * ${space['64']}))` } },
  }),
);
