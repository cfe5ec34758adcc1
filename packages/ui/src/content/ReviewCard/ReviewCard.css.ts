import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text: font } = vars;

export const card = style(
  layered('families', {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: space['12'],
    minWidth: 0,
    padding: space['16'],
    border: `1px solid ${color.hairline}`,
    background: color.raised,
  }),
);
export const header = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `${space['4']} ${space['16']}`,
  }),
);
export const title = style(layered('families', { font: `600 ${font['17']}` }));
export const text = style(layered('families', { minWidth: 0 }));
export const author = style(layered('families', { font: font['13'], color: color.muted }));
export const rating = style(
  layered('families', { display: 'flex', alignItems: 'center', gap: space['8'], fontWeight: 600 }),
);
export const marks = style(layered('families', { display: 'flex', gap: '0.1875rem' }));
const mark = { width: '0.6875rem', height: '0.6875rem', border: `1px solid ${color.ink}` };
export const filled = style(
  layered('families', {
    ...mark,
    background: color.ink,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
export const empty = style(layered('families', { ...mark, borderColor: color.edge }));
/** Stretches a card to the height of its row. */
export const slot = style(layered('families', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
/** Cards in columns of equal rows. */
export const cards = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
    gap: space['16'],
  }),
);
