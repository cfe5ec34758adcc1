import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

export const columns = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['24'],
    alignItems: 'start',
    '@media': { [media.from1024]: { columnGap: vars.space['64'] } },
  }),
);
const fluid = 'minmax(0, 1fr)';
export const at = styleVariants({
  left: layered('families', {
    '@media': {
      [media.from1024]: { gridTemplateColumns: `${vars.rail} ${fluid}`, columnGap: vars.space['32'] },
    },
  }),
  right: layered('families', {
    '@media': { [media.from1024]: { gridTemplateColumns: `${fluid} ${vars.rail}` } },
  }),
});
export const content = style(
  layered('families', {
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: fluid,
    gap: vars.space['24'],
    '@media': { [media.from1024]: { gridRow: 1, selectors: { [`${at.left} > &`]: { gridColumn: 2 } } } },
  }),
);
export const side = style(
  layered('families', {
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: fluid,
    gap: vars.space['24'],
    '@media': {
      [media.from1024]: {
        position: 'sticky',
        top: span['80'],
        gridRow: 1,
        selectors: { [`${at.right} > &`]: { gridColumn: 2 }, [`${at.left} > &`]: { gridColumn: 1 } },
      },
    },
  }),
);
