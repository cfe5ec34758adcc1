import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.hairline}`;

export const panel = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['16'],
    padding: space['16'],
    border: `1px solid ${color.ink}`,
    borderRadius: vars.radius,
    background: color.raised,
  }),
);
export const label = style(layered('families', { font: text['13'] }));
export const big = style(layered('families', { letterSpacing: '-0.02em', whiteSpace: 'nowrap' }));
export const bigSize = styleVariants({
  large: layered('families', { font: `600 ${text['34']}` }),
  long: layered('families', { font: `600 ${text['20']}` }),
});
export const words = style(layered('families', { font: `600 ${text['20']}` }));
export const small = style(layered('families', { font: text['13'], color: color.muted }));

export const rows = style(layered('families', { borderTop: hairline, font: text['13'] }));
export const row = style(
  layered('families', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space['16'],
    paddingBlock: '0.375rem',
    borderBottom: hairline,
  }),
);
export const term = style(layered('families', { flex: 'none' }));
export const value = style(layered('families', { minWidth: 0, fontWeight: 600, textAlign: 'right' }));
export const missing = style(layered('families', { fontWeight: 400, color: color.muted }));

export const time = style(layered('families', { font: text['13'] }));
export const result = style(layered('families', { font: `600 ${text['20']}` }));
