import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, leading, size, space, text } = vars;
const ruled = `1px solid ${color.edge}`;

export const cells = style(
  layered('primitives', {
    display: 'grid',
    border: ruled,
    borderRadius: vars.radius,
    background: color.raised,
    minWidth: 0,
  }),
);

export const columns = styleVariants({
  1: {},
  2: layered('primitives', { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
  3: layered('primitives', { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
  row: layered('primitives', {
    '@media': { [media.from768]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  }),
});

const beside = { borderTop: 0, borderLeft: ruled };
globalStyle(`${columns[1]} > * + *, ${columns.row} > * + *`, layered('primitives', { borderTop: ruled }));
globalStyle(`${columns[2]} > * + *, ${columns[3]} > * + *`, layered('primitives', beside));
globalStyle(`${columns.row} > * + *`, layered('primitives', { '@media': { [media.from768]: beside } }));

export const cell = style(
  layered('primitives', {
    position: 'relative',
    display: 'block',
    minWidth: 0,
    selectors: { '&:focus-within': { zIndex: 1 } },
  }),
);

export const caption = style(
  layered('primitives', {
    position: 'absolute',
    left: space['12'],
    right: space['12'],
    top: space['6'],
    font: text.caption,
    color: color.muted,
    pointerEvents: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const field = style(
  layered('primitives', {
    display: 'block',
    width: '100%',
    height: size.cell,
    padding: `${leading.ruled} ${space['12']} ${space['2']}`,
    border: 0,
    borderRadius: `calc(${vars.radius} - 1px)`,
    background: 'none',
    outlineOffset: '-1px',
    selectors: {
      // Chromium fades a disabled select, which is unreadable with the muted colour.
      '&:disabled': { color: color.muted, cursor: 'default', opacity: 1 },
      '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${color.critical}` },
    },
  }),
);

export const select = style(
  layered('primitives', {
    appearance: 'none',
    paddingRight: size.controlS,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  }),
);
globalStyle(`${select} > option`, layered('primitives', { background: color.raised, color: color.ink }));

export const textarea = style(
  layered('primitives', {
    height: span['96'],
    minHeight: space['64'],
    paddingTop: size.row,
    resize: 'vertical',
  }),
);

export const chevron = style(
  layered('primitives', {
    position: 'absolute',
    right: space['12'],
    top: space['16'],
    pointerEvents: 'none',
  }),
);

export const error = style(
  layered('primitives', {
    font: text.caption,
    color: color.critical,
    padding: `${space['4']} ${space['12']}`,
  }),
);

/** 44 px high in total, for a bar of controls. */
export const compact = style({});
globalStyle(
  `${compact} ${field}`,
  layered('primitives', { height: span['42'], paddingTop: space['16'], paddingBottom: 0 }),
);
globalStyle(`${compact} ${caption}`, layered('primitives', { top: space['2'] }));
/** In the middle of a compact cell. */
globalStyle(
  `${compact} ${chevron}`,
  layered('primitives', { top: `calc((${span['42']} - ${size.iconM}) / 2)` }),
);

export const summary = style(
  layered('primitives', {
    display: 'block',
    minHeight: size.cell,
    padding: `${space['6']} ${size.controlS} ${space['4']} ${space['12']}`,
    borderRadius: `calc(${vars.radius} - 1px)`,
    outlineOffset: '-1px',
  }),
);
export const summaryCaption = style(
  layered('primitives', { display: 'block', font: text.caption, color: color.muted }),
);
export const summaryValue = style(
  layered('primitives', {
    display: 'block',
    lineHeight: leading.ruled,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const inactive = style(layered('primitives', { color: color.muted }));
globalStyle(`${cell}[open] > summary ${chevron}`, layered('primitives', { rotate: '180deg' }));
/** The opening cell answers the tap first; its rows follow in the next frame. */
globalStyle('[data-opening] > :not(summary)', layered('primitives', { display: 'none' }));
export const panel = style(
  layered('primitives', {
    borderTop: `1px solid ${color.hairline}`,
    padding: `${space['8']} ${space['12']} ${space['12']}`,
  }),
);
