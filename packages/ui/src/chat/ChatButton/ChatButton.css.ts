import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const button = style(
  layered('families', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2.75rem',
    height: '2.75rem',
    color: color.ink,
    cursor: 'pointer',
  }),
);
/** In the corner of the icon, inside of the button. */
export const unread = style(
  layered('families', {
    position: 'absolute',
    insetInlineEnd: 0,
    top: space['4'],
    display: 'grid',
    placeContent: 'center',
    minWidth: '1.25rem',
    height: '1.25rem',
    padding: `0 ${space['4']}`,
    background: color.accent,
    color: color.onAccent,
    font: `600 ${text['13']}`,
  }),
);
