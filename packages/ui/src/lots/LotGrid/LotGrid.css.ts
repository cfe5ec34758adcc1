import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** The grid of lots: cells share their hairlines. From edge to edge on phones. */
export const sheet = style(
  layered('families', {
    display: 'grid',
    isolation: 'isolate',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginInline: `calc(-1 * ${vars.gutter})`,
    border: `solid ${vars.color.hairline}`,
    borderWidth: '1px 0 0 1px',
    '@media': { [media.from554]: { ...columns(2), marginInline: 0 } },
  }),
);
export const shape = styleVariants({
  list: layered('families', { '@media': { [media.from1200]: columns(3) } }),
  four: layered('families', { '@media': { [media.from1024]: columns(4) } }),
});
/** The line between two grids belongs to the cells of the upper one. */
export const continued = style(layered('families', { borderTopWidth: 0 }));
