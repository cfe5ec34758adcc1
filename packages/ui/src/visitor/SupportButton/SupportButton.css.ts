import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text } = vars;

/** Below the notice about cookies: a visitor chooses first. At the end of the page it has a line of its own. */
export const corner = style(
  layered('families', {
    position: 'sticky',
    bottom: space['12'],
    zIndex: 3,
    width: 'fit-content',
    marginInlineStart: 'auto',
    padding: `0 ${vars.gutter} ${space['12']}`,
    display: 'grid',
    justifyItems: 'end',
    gap: space['8'],
  }),
);
export const message = style(
  layered('families', {
    maxWidth: span['288'],
    padding: space['12'],
    border: `1px solid ${color.ink}`,
    background: color.raised,
    font: text.caption,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const phone = style(layered('families', { whiteSpace: 'nowrap' }));
