import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;

export const button = style(
  layered('primitives', {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.size.row,
    height: vars.size.row,
    color: color.muted,
    outlineOffset: 0,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
    },
    '@media': {
      [media.below768]: { selectors: { '&::after': { inset: `calc(-1 * ${space['8']})` } } },
      [media.hover]: { selectors: { '&:hover': { color: color.ink } } },
    },
  }),
);

/** The button overflows its line, so that the line keeps its height. */
export const size = styleVariants({
  m: layered('primitives', { margin: `calc(-1 * ${space['4']})` }),
  s: layered('primitives', { margin: `calc(-1 * ${space['6']})` }),
});

export const popover = style(
  layered('primitives', {
    width: 'max-content',
    maxWidth: `min(${span['384']}, calc(100vw - ${space['32']}))`,
    maxHeight: `calc(100dvh - ${space['32']})`,
    overflow: 'auto',
    padding: space['16'],
    border: `1px solid ${color.ink}`,
    borderRadius: vars.radius,
    background: color.raised,
    color: color.ink,
    boxShadow: vars.shadow,
    font: text.caption,
    textAlign: 'left',
    whiteSpace: 'normal',
    // Without anchor positioning the browser centres the popover on the screen.
    '@supports': {
      '(position-area: right span-bottom)': {
        inset: 'auto',
        margin: `${space['4']} ${space['8']}`,
        positionArea: 'right span-bottom',
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline, bottom, top',
      },
    },
  }),
);

export const terms = style(
  layered('primitives', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space['4']} ${space['12']}`,
  }),
);
export const term = style(layered('primitives', { fontWeight: weight.semibold }));
