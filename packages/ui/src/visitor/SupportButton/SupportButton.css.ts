import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

/** Below the notice about cookies: a visitor chooses first. */
export const corner = style(
  layered('families', {
    position: 'fixed',
    bottom: space['12'],
    left: vars.gutter,
    zIndex: 3,
    display: 'grid',
    justifyItems: 'start',
    gap: space['8'],
  }),
);
export const message = style(
  layered('families', {
    maxWidth: '18rem',
    padding: space['12'],
    border: `1px solid ${color.ink}`,
    background: color.raised,
    font: text['13'],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
