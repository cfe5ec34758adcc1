import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, weight } = vars;

export const scroll = style(layered('families', { overflowX: 'auto' }));
export const table = style(layered('families', { font: text.caption }));
globalStyle(
  `${table} :is(th, td)`,
  layered('families', {
    padding: `0.3125rem 0 0.3125rem ${space['8']}`, // token-ok: rows of 32 px with their rule
    borderBottom: `1px solid ${color.hairline}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  }),
);
globalStyle(`${table} :is(th, td):first-child`, layered('families', { textAlign: 'left', paddingLeft: 0 }));
globalStyle(
  `${table} thead th`,
  layered('families', {
    color: color.muted,
    borderBottomColor: color.ink,
    verticalAlign: 'bottom',
    whiteSpace: 'normal',
  }),
);
export const caption = style(
  layered('families', { textAlign: 'left', color: color.muted, paddingBottom: space['4'] }),
);
export const median = style(layered('families', { fontWeight: weight.semibold }));
