import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space, text, weight } = vars;

export const button = style(
  layered('primitives', {
    display: 'grid',
    placeItems: 'center',
    width: size.control,
    height: size.control,
    // Browsers without popovers hide the menu; the footer has the same links.
    '@supports': { 'not selector(:popover-open)': { display: 'none' } },
  }),
);

export const panel = style(
  layered('primitives', {
    position: 'fixed',
    inset: `${size.bar} 0 auto`,
    width: '100%',
    maxWidth: 'none',
    maxHeight: `calc(100dvh - ${size.bar})`,
    margin: 0,
    padding: `${space['8']} 0 ${space['24']}`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `solid ${color.ink}`,
    borderWidth: '1px 0',
    background: color.paper,
    color: color.ink,
    boxShadow: vars.shadow,
    '@supports': { 'not selector(:popover-open)': { display: 'none' } },
  }),
);

export const columns = style(
  layered('primitives', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${span['224']}, 1fr))`,
    gap: `0 ${space['32']}`,
  }),
);

export const heading = style(
  layered('primitives', {
    padding: `${space['16']} 0 ${space['4']}`,
    font: `${weight.semibold} ${text.caption}`,
  }),
);

export const link = style(
  layered('primitives', {
    display: 'flex',
    alignItems: 'center',
    minHeight: space['48'],
    padding: `${space['8']} 0`,
    borderBottom: `1px solid ${color.hairline}`,
    color: color.ink,
    font: text.lead,
    textDecoration: 'none',
    outlineOffset: '-2px',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
    selectors: {
      '&[aria-current]': {
        fontWeight: weight.semibold,
        boxShadow: `inset 3px 0 ${color.accent}`,
        paddingLeft: space['12'],
      },
    },
  }),
);

export const extra = style(layered('primitives', { paddingTop: space['24'], rowGap: space['16'] }));
