import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, weight } = vars;
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
/** Not on paper, and not where the bar has the same button. */
export const request = style(
  layered('families', { '@media': { [media.below1024]: { display: 'none' }, print: { display: 'none' } } }),
);
export const label = style(layered('families', { font: text.caption }));
export const big = style(layered('families', { letterSpacing: '-0.02em', whiteSpace: 'nowrap' }));
export const bigSize = styleVariants({
  large: layered('families', { font: `${weight.semibold} ${text.display}` }),
  long: layered('families', { font: `${weight.semibold} ${text.title}` }),
});
export const words = style(layered('families', { font: `${weight.semibold} ${text.title}` }));
export const small = style(layered('families', { font: text.caption, color: color.muted }));

export const rows = style(layered('families', { borderTop: hairline, font: text.caption }));
export const row = style(
  layered('families', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space['16'],
    paddingBlock: space['6'],
    borderBottom: hairline,
  }),
);
export const term = style(layered('families', { flex: 'none' }));
export const value = style(
  layered('families', { minWidth: 0, fontWeight: weight.semibold, textAlign: 'right' }),
);
export const missing = style(layered('families', { fontWeight: weight.regular, color: color.muted }));

export const time = style(layered('families', { font: text.caption }));
export const result = style(layered('families', { font: `${weight.semibold} ${text.title}` }));
