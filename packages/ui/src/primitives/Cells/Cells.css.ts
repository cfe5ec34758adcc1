import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;
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
    top: '0.375rem',
    font: text['13'],
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
    height: '3.25rem',
    padding: `1.375rem ${space['12']} 0.125rem`,
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
    paddingRight: '2.25rem',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  }),
);
globalStyle(`${select} > option`, layered('primitives', { background: color.raised, color: color.ink }));

export const textarea = style(
  layered('primitives', { height: '6rem', minHeight: '4rem', paddingTop: '1.75rem', resize: 'vertical' }),
);

export const chevron = style(
  layered('primitives', {
    position: 'absolute',
    right: space['12'],
    top: '1rem',
    pointerEvents: 'none',
  }),
);

export const error = style(
  layered('primitives', { font: text['13'], color: color.critical, padding: `${space['4']} ${space['12']}` }),
);

/** 44 px high in total, for a bar of controls. */
export const compact = style({});
globalStyle(
  `${compact} ${field}`,
  layered('primitives', { height: '2.625rem', paddingTop: '1rem', paddingBottom: 0 }),
);
globalStyle(`${compact} ${caption}`, layered('primitives', { top: '0.125rem' }));
globalStyle(`${compact} ${chevron}`, layered('primitives', { top: '0.6875rem' }));

export const summary = style(
  layered('primitives', {
    display: 'block',
    minHeight: '3.25rem',
    padding: `0.375rem 2.25rem 0.25rem ${space['12']}`,
    borderRadius: `calc(${vars.radius} - 1px)`,
    outlineOffset: '-1px',
  }),
);
export const summaryCaption = style(
  layered('primitives', { display: 'block', font: text['13'], color: color.muted }),
);
export const summaryValue = style(
  layered('primitives', {
    display: 'block',
    lineHeight: '1.375rem',
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
