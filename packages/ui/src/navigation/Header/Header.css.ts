import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { GAP, STEPS } from './foldLinks.ts';

const { color, size, space, weight } = vars;

export const header = style(
  layered('primitives', {
    position: 'sticky',
    top: 0,
    zIndex: 5,
    background: color.paper,
    borderBottom: `1px solid ${color.ink}`,
    '@media': { print: { position: 'static' } },
  }),
);
export const bar = style(
  layered('primitives', { display: 'flex', alignItems: 'center', gap: space['16'], height: size.bar }),
);

export const nav = style(
  layered('primitives', {
    display: 'none',
    flex: 1,
    minWidth: 0,
    containerType: 'inline-size',
    '@media': {
      [media.from768]: { display: 'block' },
      [media.from1200]: { marginLeft: space['8'] },
    },
  }),
);
export const links = style(layered('primitives', { display: 'flex', gap: `${GAP}rem` }));

/** The class of a folded link by the width of the navigation, rem, that it needs with the links before it. */
export const fromWidth: Readonly<Record<number, string>> = Object.fromEntries(
  STEPS.map((step) => [
    step,
    style(
      layered('primitives', {
        display: 'none',
        '@container': { [`(min-width: ${step}rem)`]: { display: 'list-item' } },
      }),
    ),
  ]),
);
/** A link that no width has space for. */
export const never = style(layered('primitives', { display: 'none' }));
export const link = style(
  layered('primitives', {
    display: 'block',
    lineHeight: size.bar,
    whiteSpace: 'nowrap',
    color: color.ink,
    textDecoration: 'none',
    outlineOffset: '-4px',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
    selectors: {
      '&[aria-current]': { fontWeight: weight.semibold, boxShadow: `inset 0 -3px ${color.accent}` },
    },
  }),
);

export const tools = style(
  layered('primitives', {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    marginLeft: 'auto',
    '@media': { [media.from554]: { gap: space['4'] } },
  }),
);
export const tool = style(
  layered('primitives', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['4'],
    minWidth: size.control,
    height: size.control,
    color: color.ink,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  }),
);
/** Space for a count of two digits, so that nothing moves when it appears. */
export const counted = style(
  layered('primitives', {
    justifyContent: 'flex-start',
    width: size.control,
    paddingLeft: space['4'],
    '@media': { [media.from554]: { width: size.cell, paddingLeft: space['8'] } },
  }),
);
/** Reserved, so that nothing moves when the button appears. Without scripts there is no chat. */
export const chat = style(
  layered('primitives', {
    flex: 'none',
    width: size.control,
    height: size.control,
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
export const phone = style(
  layered('primitives', {
    display: 'none',
    fontWeight: weight.semibold,
    '@media': { [media.from1200]: { display: 'inline' } },
  }),
);
