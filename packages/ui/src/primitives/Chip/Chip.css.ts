import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text } = vars;

export const chips = style(
  layered('primitives', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space['8'],
    alignItems: 'center',
    '@media': {
      [media.below554]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Extends to the edges of the screen, with space for focus rings and 44 px targets.
        marginInline: `calc(-1 * ${vars.gutter})`,
        padding: `${space['6']} ${vars.gutter}`,
      },
    },
  }),
);

export const chip = style(
  layered('primitives', {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space['8'],
    minHeight: size.chip,
    maxWidth: '100%',
    padding: `0 ${space['8']} 0 ${space['12']}`,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.paper,
    color: color.ink,
    font: text.caption,
    textDecoration: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: `calc(-1 * ${space['6']}) calc(-1 * ${space['4']})`,
      },
    },
    '@media': {
      [media.below554]: { whiteSpace: 'nowrap', maxWidth: 'none' },
      [media.hover]: { selectors: { '&:hover': { borderColor: color.ink } } },
    },
  }),
);
