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
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['8']} ${space['16']}`,
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
export const price = style(
  layered('families', { font: text.caption, lineHeight: '1.125rem', color: color.muted }),
);
export const amount = style(
  layered('families', {
    display: 'block',
    font: `${weight.semibold} ${text.title}`,
    color: color.ink,
    whiteSpace: 'nowrap',
  }),
);
/** Takes the rest of the line, or its own line below a long price. */
export const action = style(layered('families', { display: 'grid', flex: '1 1 9rem' }));
