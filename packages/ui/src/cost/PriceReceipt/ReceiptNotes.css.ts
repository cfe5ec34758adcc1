import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, weight } = vars;
const hairline = `1px solid ${color.hairline}`;

export const warning = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space['8'],
    padding: `${space['8']} ${space['12']}`,
    border: hairline,
    borderLeft: `3px solid ${color.caution}`,
    background: color.raised,
  }),
);
export const mark = style(layered('families', { paddingTop: space['2'], color: color.caution }));
export const strong = style(layered('families', { fontWeight: weight.semibold }));

export const notes = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space['24']} ${space['48']}`,
    alignItems: 'start',
    paddingTop: space['8'],
    '@media': { [media.from768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const note = style(layered('families', { display: 'grid', gap: space['8'] }));
export const list = style(layered('families', { borderTop: hairline, font: text.caption }));
export const line = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space['16']}`,
    paddingBlock: space['6'],
    borderBottom: hairline,
  }),
);
export const cheaper = style([line, layered('families', { color: color.positive })]);
