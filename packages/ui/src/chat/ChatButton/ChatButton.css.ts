import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;

export const button = style(
  layered('families', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.control,
    height: size.control,
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
    minWidth: size.iconM,
    height: size.iconM,
    padding: `0 ${space['4']}`,
    background: color.accent,
    color: color.onAccent,
    font: `${weight.semibold} ${text.caption}`,
  }),
);
