import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text } = vars;

/** A line at the bottom of the window, above the bars that stick there. */
export const message = style(
  layered('families', {
    position: 'fixed',
    insetInline: space['16'],
    bottom: `calc(${space['64']} + ${space['24']})`,
    zIndex: 20,
    width: 'fit-content',
    maxWidth: span['512'],
    marginInline: 'auto',
    padding: `${space['12']} ${space['16']}`,
    border: `1px solid ${color.ink}`,
    borderRadius: vars.radius,
    background: color.raised,
    font: text.body,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);
export const link = style(layered('families', { marginLeft: space['8'], whiteSpace: 'nowrap' }));
