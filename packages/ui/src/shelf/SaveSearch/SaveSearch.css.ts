import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { size } from '../../primitives/Icon/Icon.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

/** Higher than its line, so that a finger can hit it. */
export const button = style(
  layered('families', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['4'],
    height: '2.75rem',
    font: text['13'],
    whiteSpace: 'nowrap',
    '@media': { print: { display: 'none' } },
  }),
);
/** The class of `Icon`. If a script imported `Icon` itself, the bundler would move it to a separate script. */
export const icon = size.s;
export const word = style(
  layered('families', {
    textDecoration: 'underline',
    textDecorationColor: color.edge,
    textUnderlineOffset: '0.25em',
  }),
);
