import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space, text, weight } = vars;

/** The whole window of a phone, a sheet in the middle of a wider one. */
export const dialog = style(
  layered('families', {
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    background: color.paper,
    color: color.ink,
    overscrollBehavior: 'contain',
    '@media': {
      [media.from768]: {
        width: `min(${span['864']}, 100% - ${space['64']})`,
        height: 'fit-content',
        maxHeight: `calc(100dvh - ${space['64']})`,
        margin: 'auto',
        border: `1px solid ${color.ink}`,
        borderRadius: vars.radius,
        boxShadow: vars.shadow,
      },
    },
  }),
);
export const head = style(
  layered('families', {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['16'],
    padding: `${space['8']} ${space['16']}`,
    borderBottom: `1px solid ${color.ink}`,
    background: color.paper,
  }),
);
export const title = style(layered('families', { font: `${weight.semibold} ${text.title}` }));
export const close = style(
  layered('families', {
    display: 'grid',
    placeItems: 'center',
    width: size.control,
    height: size.control,
    flex: 'none',
  }),
);
export const body = style(layered('families', { padding: space['16'] }));
