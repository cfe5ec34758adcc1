import { globalStyle, keyframes, style, type CSSProperties } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { mediaBelowWithScripting, media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space } = vars;

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${space['8']})` } });

/** Without JavaScript the address opens the sheet (`:target`); with JavaScript `data-sheet` does. */
const isOpen = '&:target:not([data-sheet]), &[data-sheet="open"]';

export const sheet = style(
  layered('families', {
    minWidth: 0,
    '@media': {
      [media.below1024]: {
        display: 'none',
        contain: 'strict',
        position: 'fixed',
        inset: 0,
        zIndex: 8,
        overflow: 'auto',
        overscrollBehavior: 'contain',
        scrollPadding: `${span['72']} 0 ${span['88']}`,
        padding: `0 ${vars.gutter}`,
        background: color.paper,
        outline: 'none',
        selectors: {
          [isOpen]: { display: 'block', animation: `${appear} ${vars.motion}` },
          // On closing it is hidden in the frame that answers the tap and removed from layout afterwards.
          '&[data-sheet="closed"][data-filled]': {
            display: 'block',
            visibility: 'hidden',
            contentVisibility: 'hidden',
          },
        },
      },
      print: { display: 'none' },
    },
  }),
);

/** In the sheet an open long list is a level of its own between head and foot; its button, on top, leads back. */
const LEVEL = 'details[data-level]';
const HAS_LEVEL = 'selector(:has(*))';
const inSheet = (rule: CSSProperties) =>
  layered('families', { '@media': { [media.below1024]: { '@supports': { [HAS_LEVEL]: rule } } } });
/** Containment would keep the level inside what scrolls. */
globalStyle(`${sheet}:has(${LEVEL}[open])`, inSheet({ contain: 'none', overflow: 'hidden' }));
globalStyle(`${sheet} fieldset:has(${LEVEL}[open])`, inSheet({ contentVisibility: 'visible' }));
globalStyle(
  `${sheet} ${LEVEL}[open]`,
  inSheet({
    position: 'fixed',
    inset: `${size.bar} 0 0`,
    zIndex: 2,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingTop: space['64'],
    paddingBottom: span['88'],
    border: 0,
    background: color.paper,
  }),
);
globalStyle(
  `${sheet} ${LEVEL}[open] > summary`,
  inSheet({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    paddingLeft: space['48'],
    borderBottom: `1px solid ${color.edge}`,
    background: color.paper,
  }),
);
globalStyle(
  `${sheet} ${LEVEL}[open] > summary > :last-child`,
  inSheet({ left: vars.gutter, right: 'auto', rotate: '90deg' }),
);
globalStyle(`${sheet} ${LEVEL}[open] > :not(summary)`, inSheet({ borderTop: 0, paddingInline: vars.gutter }));

/** Without JavaScript the page behind does not scroll while the address opens the sheet. */
globalStyle(
  `html:has(${sheet}:target)`,
  layered('families', {
    '@media': { [mediaBelowWithScripting(1024, 'none')]: { overflow: 'hidden' } },
  }),
);

/** With JavaScript the empty sheet answers the tap first; its content follows in the next frame. */
export const body = style(
  layered('families', {
    '@media': {
      [media.below1024]: {
        selectors: {
          [`${sheet}[data-sheet="open"]:not([data-filled]) > &`]: { contentVisibility: 'hidden' },
        },
      },
    },
  }),
);

export const head = style(
  layered('families', {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    height: size.bar,
    marginInline: `calc(-1 * ${vars.gutter})`,
    marginBottom: space['16'],
    paddingLeft: vars.gutter,
    borderBottom: `1px solid ${color.ink}`,
    background: color.paper,
    '@media': { [media.from1024]: { display: 'none' } },
  }),
);

export const close = style(
  layered('families', {
    display: 'grid',
    placeItems: 'center',
    width: size.bar,
    height: size.bar,
    color: color.ink,
    outlineOffset: '-6px',
  }),
);
