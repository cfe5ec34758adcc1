import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space } = vars;

export const table = style(
  layered('families', {
    border: `solid ${color.hairline}`,
    borderWidth: '1px 1px 0',
    background: color.raised,
  }),
);
export const row = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space['8']} ${space['24']}`,
    borderBottom: `1px solid ${color.hairline}`,
    padding: space['16'],
    '@media': {
      [media.from768]: {
        gridTemplateColumns: `${span['144']} minmax(0, 1fr)`,
        padding: `${space['8']} ${space['16']}`,
      },
    },
  }),
);
/** On the line of the first link. */
export const head = style(
  layered('families', { '@media': { [media.from768]: { lineHeight: size.control } } }),
);
/** The rows have their own hairlines. */
globalStyle(`${row} li > a`, layered('families', { '@media': { [media.from768]: { borderBottom: 0 } } }));
