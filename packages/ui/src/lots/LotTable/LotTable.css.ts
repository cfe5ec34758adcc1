import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;

export const scroller = style(layered('families', { overflowX: 'auto' }));
export const table = style(
  layered('families', { width: '100%', borderCollapse: 'collapse', font: text.caption }),
);
globalStyle(
  `${table} :is(th, td)`,
  layered('families', {
    padding: `${space['8']} ${space['8']}`,
    textAlign: 'start',
    fontWeight: weight.regular,
    borderBlockEnd: `1px solid ${color.hairline}`,
    whiteSpace: 'nowrap',
  }),
);
globalStyle(`${table} thead th`, layered('families', { color: color.muted, borderBlockEndColor: color.ink }));
export const number = style({});
globalStyle(
  `${table} .${number}`,
  layered('families', { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);
export const name = style({});
globalStyle(`${table} .${name}`, layered('families', { fontWeight: weight.semibold, whiteSpace: 'normal' }));
export const word = style({});
export const muted = style(layered('families', { color: color.muted, fontWeight: weight.regular }));
export const total = style({});
globalStyle(`${table} .${total}`, layered('families', { fontWeight: weight.semibold }));
/** How sure the price is, below it. */
export const sure = style(
  layered('families', { display: 'block', color: color.muted, fontWeight: weight.regular }),
);
/** The cell of the buttons, which a script adds later. */
export const tools = style({});
globalStyle(
  `${table} .${tools}`,
  layered('families', { width: span['96'], minWidth: span['96'], paddingBlock: space['4'] }),
);
