import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, leading, space, text, weight } = vars;
const hairline = `1px solid ${color.hairline}`;

/**
 * A column whose foot (ledger, price, badges) is at the bottom of the row. Each part reserves the space that a
 * neighbour needs, so that lines and prices align across cards. A subgrid would not need reserved space, but
 * recomputes the layout of the whole list on every text change: 120 ms instead of 6 on a slow phone.
 */
export const card = style(
  layered('families', {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    // Space for the hairlines. It is padding and not a border, because everything outside the padding is clipped.
    paddingRight: '1px',
    paddingBottom: `calc(${space['12']} + 1px)`,
    background: color.raised,
    // Far cards skip style, layout and paint, which a slow phone would do twice: before and after the fonts have loaded.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 30rem', // token-ok: a guessed height
    '@media': {
      // The photo is as wide as the screen, the rest has the height of its lines.
      [media.below554]: { containIntrinsicBlockSize: `auto calc(75vw + ${span['224']})` },
      [media.hover]: { selectors: { '&:hover': { outline: `1px solid ${color.ink}`, zIndex: 2 } } },
    },
    selectors: {
      // The hairlines are drawn above the photos: fractional column widths are rounded, and a neighbour's photo would
      // cover a plain border.
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        border: `solid ${color.hairline}`,
        borderWidth: '0 1px 1px 0',
        pointerEvents: 'none',
      },
    },
  }),
);

const inset = { marginInline: space['12'] };

export const title = style(
  layered('families', {
    ...inset,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    paddingTop: space['12'],
    lineHeight: leading.ruled,
  }),
);
/** The whole card is the link, and shows its focus ring. */
export const link = style(
  layered('families', {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    // Makes the box of a line at least 24 px high (WCAG 2.5.8), and moves nothing.
    paddingBlock: space['4'],
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:focus-visible::after': { outline: `2px solid ${color.ink}`, outlineOffset: '-2px', zIndex: 2 },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const version = style(layered('families', { fontWeight: weight.regular, whiteSpace: 'nowrap' }));

export const facts = style(layered('families', { ...inset, paddingTop: space['4'], font: text.caption }));
export const house = style(
  layered('families', { ...inset, paddingBottom: space['8'], font: text.caption, color: color.muted }),
);

export const ledger = style(
  layered('families', {
    ...inset,
    borderTop: hairline,
    paddingBlock: `${space['8']} ${space['4']}`,
    font: text.caption,
    '@media': {
      [media.below554]: { order: 3, marginTop: space['8'], borderTopStyle: 'dashed', paddingBottom: 0 },
      [media.from554]: { marginTop: 'auto' },
    },
  }),
);
const roomFor = (rows: number) =>
  layered('families', {
    '@media': {
      [media.from554]: {
        minHeight: `calc(${rows} * ${leading.caption} + ${space['8']} + ${space['4']} + 1px)`,
      },
    },
  });
/** Space of the longest ledger in the list. */
export const ledgerRoom = styleVariants({ 0: roomFor(0), 1: roomFor(1), 2: roomFor(2), 3: roomFor(3) });
export const ledgerRow = style(
  layered('families', { display: 'flex', justifyContent: 'space-between', gap: space['8'] }),
);
export const term = style(layered('families', { flex: 'none', color: color.muted }));
export const value = style(layered('families', { minWidth: 0, textAlign: 'right' }));
export const strong = style(layered('families', { fontWeight: weight.semibold }));
export const missing = style(layered('families', { color: color.muted }));

export const total = style(
  layered('families', {
    ...inset,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignContent: 'flex-start',
    alignItems: 'baseline',
    gap: `0 ${space['8']}`,
    minHeight: span['45'],
    borderTop: `1px solid ${color.ink}`,
    paddingBlock: `${space['8']} ${space['4']}`,
    '@media': { [media.below554]: { order: 1 } },
  }),
);
/** A price in smaller type is below its label; the rules of the neighbours stay aligned. */
export const totalRoom = styleVariants({
  large: {},
  long: layered('families', { '@media': { [media.from554]: { minHeight: span['57'] } } }),
});
/** The line below the price: «обычно 1,30–1,62». */
export const sure = style(
  layered('families', { flex: '1 0 100%', font: text.caption, color: color.muted, textAlign: 'right' }),
);
const sureRoomOf = (height: string, lines: number) =>
  layered('families', {
    '@media': { [media.from554]: { minHeight: `calc(${height} + ${lines} * ${leading.caption})` } },
  });
/** Space of a price and the longest line below one in the list, by number of lines. */
export const sureRoom = {
  large: styleVariants({ 0: {}, 1: sureRoomOf(span['45'], 1), 2: sureRoomOf(span['45'], 2) }),
  long: styleVariants({ 0: {}, 1: sureRoomOf(span['57'], 1), 2: sureRoomOf(span['57'], 2) }),
};
/** Beside a price of eight digits the label takes two short lines; a longer price moves below the label. */
export const totalLabel = style(
  layered('families', {
    flex: `1 1 ${span['104']}`,
    alignSelf: 'center',
    font: text.caption,
    lineHeight: leading.tight,
    color: color.muted,
  }),
);
export const amount = style(
  layered('families', {
    marginLeft: 'auto',
    letterSpacing: '-0.015em',
    whiteSpace: 'nowrap',
  }),
);
export const amountSize = styleVariants({
  large: layered('families', { font: `${weight.semibold} ${text.heading}` }),
  long: layered('families', { font: `${weight.semibold} ${text.title}` }),
});
export const amountTone = styleVariants({
  ink: layered('families', { color: color.ink }),
  muted: layered('families', { color: color.muted }),
});

export const badges = style(
  layered('families', {
    ...inset,
    '@media': { [media.below554]: { order: 2 }, [media.from554]: { minHeight: leading.caption } },
  }),
);

/** Favourite and compare, above the card's link. Out of the flow: nothing moves when they appear. */
export const tools = style(
  layered('families', { position: 'absolute', top: space['8'], right: space['8'], zIndex: 2 }),
);
