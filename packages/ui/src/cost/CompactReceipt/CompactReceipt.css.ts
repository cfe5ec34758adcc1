import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, weight } = vars;

export const groups = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `solid ${color.hairline}`,
    borderWidth: '1px 0 0 1px',
    background: color.raised,
    '@media': { [media.from768]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
export const lines = style(layered('families', { display: 'grid', gap: space['4'], font: text.caption }));
export const line = style(
  layered('families', { display: 'flex', justifyContent: 'space-between', gap: space['12'] }),
);
export const label = style(layered('families', { color: color.muted, minWidth: 0 }));
export const amount = style(layered('families', { flex: 'none', whiteSpace: 'nowrap' }));
/** At the foot of its column, so that the three subtotals are on one line. */
export const subtotal = style(
  layered('families', {
    marginTop: 'auto',
    paddingTop: space['8'],
    borderTop: `1px solid ${color.hairline}`,
    font: `${weight.semibold} ${text.title}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  }),
);
export const total = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space['12'],
    borderTop: `1px solid ${color.ink}`,
    paddingTop: space['8'],
  }),
);
export const totalLabel = style(layered('families', { font: text.caption, color: color.muted }));
export const sum = style(
  layered('families', {
    marginLeft: 'auto',
    font: `${weight.semibold} ${text.heading}`,
    letterSpacing: '-0.015em',
  }),
);
export const receipt = style(layered('families', { display: 'grid', gap: space['16'] }));
