import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

/**
 * On phones one row that scrolls beyond the edge, so that the first lot is not pushed down; on larger screens all
 * controls are visible.
 */
export const tools = style(
  layered('families', {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `minmax(${span['164']}, max-content)`,
    gap: vars.space['8'],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${vars.gutter})`,
    paddingInline: vars.gutter,
    paddingBlock: '2px',
    '@media': {
      [media.from768]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: `repeat(auto-fit, minmax(${span['144']}, 1fr))`,
        marginInline: 0,
        padding: 0,
      },
    },
  }),
);
/** Hidden on phones, where a table does not fit. */
export const desktop = style(
  layered('families', { display: 'none', '@media': { [media.from1024]: { display: 'block' } } }),
);
