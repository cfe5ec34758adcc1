import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { veilAfter } from '../../css/veil.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space, text: font, weight } = vars;

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
export const title = style(layered('families', { font: `${weight.semibold} ${font.lead}` }));
export const text = style(layered('families', { minWidth: 0 }));
export const author = style(layered('families', { font: font.caption, color: color.muted }));
export const rating = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    gap: space['8'],
    fontWeight: weight.semibold,
  }),
);
export const marks = style(
  layered('families', {
    display: 'flex',
    gap: '0.1875rem', // token-ok: stars are one mark
  }),
);
/** A star of five points. */
const mark = {
  width: size.iconS,
  height: size.iconS,
  clipPath: 'polygon(50% 3%, 62% 38%, 98% 38%, 69% 60%, 80% 95%, 50% 74%, 20% 95%, 31% 60%, 2% 38%, 38% 38%)',
};
export const filled = style(
  layered('families', {
    ...mark,
    background: color.ink,
    '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);
export const empty = style(
  layered('families', {
    ...mark,
    background: color.hairline,
    '@media': { '(forced-colors: active)': { background: 'GrayText', forcedColorAdjust: 'none' } },
  }),
);
export const photos = style(
  layered('families', { display: 'flex', flexWrap: 'wrap', gap: space['8'], marginTop: space['12'] }),
);
export const frame = style(
  layered('families', { position: 'relative', display: 'block', selectors: { '&::after': veilAfter } }),
);
export const photo = style(
  layered('families', { display: 'block', width: span['120'], height: 'auto', borderRadius: vars.radius }),
);
export const answer = style(
  layered('families', {
    margin: `${space['12']} 0 0`,
    borderLeft: `2px solid ${color.hairline}`,
    paddingLeft: space['12'],
    font: font.body,
  }),
);
/** Stretches a card to the height of its row. */
export const slot = style(layered('families', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
/** Cards in columns of equal rows. */
export const cards = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${span['352']}, 100%), 1fr))`,
    gap: space['16'],
  }),
);
