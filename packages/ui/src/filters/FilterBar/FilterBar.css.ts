import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** The two buttons on phones stay within reach of the thumb while the list scrolls. */
export const bar = style(
  layered('families', {
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space['8'],
    // From edge to edge, like the cards below.
    marginInline: `calc(-1 * ${vars.gutter})`,
    padding: `${space['8']} ${vars.gutter} max(${space['8']}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.ink}`,
    background: color.paper,
    '@media': { [media.from1024]: { display: 'none' }, print: { display: 'none' } },
  }),
);
export const label = style(layered('families', { whiteSpace: 'nowrap' }));
