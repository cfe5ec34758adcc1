import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const button = style(
  layered('primitives', {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    // Browsers without popovers hide the menu; the footer has the same links.
    '@supports': { 'not selector(:popover-open)': { display: 'none' } },
  }),
);

export const panel = style(
  layered('primitives', {
    position: 'fixed',
    inset: '3.5rem 0 auto',
    width: '100%',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 3.5rem)',
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
    gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
    gap: `0 ${space['32']}`,
  }),
);

export const heading = style(
  layered('primitives', { padding: `${space['16']} 0 ${space['4']}`, font: `600 ${text['13']}` }),
);

export const link = style(
  layered('primitives', {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    padding: `${space['8']} 0`,
    borderBottom: `1px solid ${color.hairline}`,
    color: color.ink,
    font: text['17'],
    textDecoration: 'none',
    outlineOffset: '-2px',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
    selectors: {
      '&[aria-current]': {
        fontWeight: 600,
        boxShadow: `inset 3px 0 ${color.accent}`,
        paddingLeft: space['12'],
      },
    },
  }),
);

export const extra = style(layered('primitives', { paddingTop: space['24'], rowGap: space['16'] }));
