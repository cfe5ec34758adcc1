import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { ruledCell } from '../../css/ruledCell.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;

export const review = style(
  layered('families', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['32'] }),
);

/** Cells of a sheet: two side by side on a phone, as many as fit on larger screens. */
const sheet = layered('families', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: `solid ${color.hairline}`,
  borderWidth: '1px 0 0 1px',
  background: color.raised,
});
export const figures = style([
  sheet,
  layered('families', {
    '@media': { [media.from768]: { gridTemplateColumns: `repeat(auto-fit, minmax(${span['176']}, 1fr))` } },
  }),
]);
export const cells = style([
  sheet,
  layered('families', {
    '@media': { [media.from1024]: { gridTemplateColumns: `repeat(auto-fit, minmax(${span['200']}, 1fr))` } },
  }),
]);
export const cell = style([
  ruledCell,
  layered('families', {
    gap: space['4'],
    padding: space['12'],
    '@media': { [media.from768]: { padding: space['16'] } },
  }),
]);

export const caption = style(layered('families', { font: text.caption, color: color.muted }));
export const value = style(layered('families', { font: `${weight.semibold} ${text.lead}` }));
export const label = style(layered('families', { font: `${weight.semibold} ${text.body}` }));
export const median = style(layered('families', { font: `${weight.semibold} ${text.body}` }));
export const few = style(layered('families', { font: text.caption, color: color.muted }));

export const rows = style(layered('families', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
/** Name and median, range and sold lots, and the picture below each other; from 1200 px side by side. */
export const row = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: space['16'],
    alignItems: 'center',
    padding: `${space['8']} 0`,
    borderBottom: `1px solid ${color.hairline}`,
    '@media': {
      [media.from1200]: {
        gridTemplateColumns: `${span['112']} ${span['128']} ${span['208']} ${span['160']} minmax(0, 1fr)`,
        padding: `${space['4']} 0`,
      },
    },
  }),
);
globalStyle(
  `${row} > svg`,
  layered('families', {
    gridColumn: '1 / -1',
    '@media': { [media.from1200]: { gridColumn: 'auto' } },
  }),
);
globalStyle(`${row} > p:nth-of-type(odd)`, layered('families', { textAlign: 'right', whiteSpace: 'nowrap' }));
globalStyle(
  `${row} > p`,
  layered('families', { '@media': { [media.from1200]: { textAlign: 'right', whiteSpace: 'nowrap' } } }),
);
export const note = style(layered('families', { font: text.caption, color: color.muted }));
