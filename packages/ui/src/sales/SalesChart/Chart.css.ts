import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text } = vars;

/** The axis keeps its width and the plot takes the rest, so that text is not stretched. */
export const chart = style(
  layered('families', { display: 'grid', gridTemplateColumns: `${size.cell} minmax(0, 1fr)` }),
);
export const drawing = style(layered('families', { width: '100%', overflow: 'visible', font: text.caption }));
globalStyle(`${drawing} text`, layered('families', { fill: color.muted }));

export const grid = style(layered('families', { stroke: color.hairline }));
export const base = style(layered('families', { stroke: color.ink }));
export const band = style(
  layered('families', {
    fill: color.sunk,
    stroke: color.edge,
    '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText' } },
  }),
);
/** Not the accent colour: amber is illegible as a line on light paper. */
export const median = style(layered('families', { fill: 'none', stroke: color.link, strokeWidth: 2 }));
export const dot = style(layered('families', { fill: color.raised, stroke: color.link, strokeWidth: 2 }));
export const marker = style(
  layered('families', { stroke: color.ink, strokeWidth: 1.5, strokeDasharray: '2 4' }),
);
export const sold = style(layered('families', { fill: color.ink }));
export const unsold = style(layered('families', { fill: color.raised, stroke: color.edge }));
/** An invisible area that gives the whole month a pointer target. */
export const column = style(layered('families', { fill: 'transparent' }));

/** A paper-coloured outline, so that text over the curve stays legible. */
export const over = style({});
globalStyle(
  `${drawing} ${over}`,
  layered('families', {
    fill: color.ink,
    stroke: color.paper,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  }),
);
/** A month name that is hidden on phones. */
export const hiddenOnPhones = style(
  layered('families', { '@media': { [media.below768]: { display: 'none' } } }),
);

export const legend = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space['16']}`,
    paddingTop: space['8'],
    font: text.caption,
    color: color.muted,
  }),
);
export const key = style(
  layered('families', { display: 'inline-flex', alignItems: 'center', gap: space['4'] }),
);
export const swatch = style(layered('families', { flex: 'none', width: size.iconS, height: space['12'] }));
