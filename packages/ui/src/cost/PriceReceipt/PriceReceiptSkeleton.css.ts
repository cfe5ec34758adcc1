import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import * as table from './ReceiptTable.css.ts';
import * as tabs from './VariantTabs.css.ts';

export const field = style(
  layered('families', {
    height: '2.875rem',
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius,
    background: vars.color.raised,
    '@media': { [media.from554]: { height: '3.375rem', width: 'auto' } },
  }),
);
/** City and day: two cells with their edges. */
const CELLS = 'calc(6.5rem + 3px)';
export const fields = style([
  field,
  layered('families', { height: CELLS, '@media': { [media.from554]: { height: CELLS } } }),
]);
export const button = style([
  field,
  layered('families', { '@media': { [media.from554]: { width: '9rem' } } }),
]);
const figure = (rem: number) => layered('families', { width: `${rem}rem` });
export const sum = style([table.detail, figure(6.5)]);
export const rate = style([table.detail, figure(5)]);
export const rateDay = style([table.detail, figure(5.5)]);
export const amount = style([table.amount, layered('families', { width: '6rem' })]);
/** As wide as the total, at the end of its cell. */
export const total = style(layered('families', { display: 'inline-block', width: '10rem' }));
export const tabLabel = style(figure(8));
export const tabTotal = style([tabs.total, figure(7)]);
