import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import * as table from './ReceiptTable.css.ts';
import * as tabs from './VariantTabs.css.ts';
import { span } from '../../theme/tokens.ts';

export const field = style(
  layered('families', {
    height: span['46'],
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius,
    background: vars.color.raised,
    '@media': { [media.from554]: { height: span['54'], width: 'auto' } },
  }),
);
/** City and day: two cells with their edges. */
const CELLS = `calc(${span['104']} + 3px)`;
export const fields = style([
  field,
  layered('families', { height: CELLS, '@media': { [media.from554]: { height: CELLS } } }),
]);
export const button = style([
  field,
  layered('families', { '@media': { [media.from554]: { width: span['144'] } } }),
]);
const figure = (rem: number) => layered('families', { width: `${rem}rem` });
export const sum = style([table.detail, figure(6.5)]);
export const rate = style([table.detail, figure(5)]);
export const rateDay = style([table.detail, figure(5.5)]);
export const amount = style([table.amount, layered('families', { width: span['96'] })]);
/** As wide as the total, at the end of its cell. */
export const total = style(layered('families', { display: 'inline-block', width: span['160'] }));
export const tabLabel = style(figure(8));
export const tabTotal = style([tabs.total, figure(7)]);
