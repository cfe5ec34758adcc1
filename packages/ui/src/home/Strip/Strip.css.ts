import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const strip = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `solid ${color.hairline}`,
    borderWidth: '1px 0 0 1px',
    background: color.raised,
    '@media': { [media.from554]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const columns = styleVariants({
  1: layered('families', { '@media': { [media.from554]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }),
  2: {},
  3: layered('families', {
    '@media': { [media.from1024]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
  4: layered('families', {
    '@media': { [media.from1024]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
});
export const head = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space['12'],
  }),
);
export const remark = style(layered('families', { font: text.caption, color: color.muted }));
