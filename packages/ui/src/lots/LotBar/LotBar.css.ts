import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, weight } = vars;

export const bar = style(
  layered('families', {
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    display: 'grid',
    // A long price is broken after its dash, the words of the button are not.
    gridTemplateColumns: 'minmax(0, auto) minmax(max-content, 1fr)',
    alignItems: 'center',
    gap: space['16'],
    // From edge to edge of the window.
    marginInline: `calc(-1 * ${vars.gutter})`,
    padding: `${space['8']} ${vars.gutter}`,
    borderTop: `1px solid ${color.ink}`,
    background: color.paper,
    // Its place stays, so that nothing moves. Set while the request form is on screen.
    selectors: { '&[data-away]': { visibility: 'hidden' } },
    '@media': { [media.from1024]: { display: 'none' } },
  }),
);
export const price = style(layered('families', { font: text.caption, color: color.muted }));
export const amount = style(
  layered('families', {
    display: 'block',
    font: `${weight.semibold} ${text.title}`,
    color: color.ink,
    overflowWrap: 'anywhere',
  }),
);
export const action = style(layered('families', { display: 'grid' }));
