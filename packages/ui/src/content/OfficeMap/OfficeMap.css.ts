import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space, text, weight } = vars;

export const figure = style(layered('families', { display: 'grid', gap: space['8'] }));
export const chart = style(
  layered('families', { width: '100%', height: 'auto', background: color.sunk, overflow: 'hidden' }),
);
export const caption = style(layered('families', { font: text.caption, color: color.muted }));

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' as const };
export const depth = style(
  layered('families', { fill: 'none', stroke: color.hairline, strokeLinejoin: 'round' }),
);
export const water = style(
  layered('families', { fill: 'none', stroke: color.sunk, strokeLinejoin: 'round' }),
);
export const land = style(
  layered('families', { ...line, fill: color.raised, stroke: color.ink, strokeWidth: '1.25px' }),
);
export const street = style(layered('families', { ...line, stroke: color.edge, strokeWidth: '1.5px' }));
export const railway = style(
  layered('families', { ...line, stroke: color.edge, strokeWidth: '2px', strokeDasharray: '6 3' }),
);
export const bridge = style(layered('families', { ...line, stroke: color.ink, strokeWidth: '3px' }));
export const grid = style(
  layered('families', { ...line, stroke: color.edge, strokeWidth: '0.5px', strokeDasharray: '1 5' }),
);
export const ink = style(layered('families', { ...line, stroke: color.ink, strokeWidth: '1px' }));
export const dot = style(layered('families', { fill: color.raised, stroke: color.ink, strokeWidth: 2 }));
export const office = style(
  layered('families', { fill: color.stampFill, stroke: color.stampEdge, strokeWidth: 3 }),
);
export const officeDot = style(layered('families', { fill: color.stampInk }));

/** Font sizes are in units of the drawing, which a phone shows at half its size. */
const labelText = {
  fontFamily: font,
  fontSize: '24px',
  fill: color.ink,
  '@media': { [media.from768]: { fontSize: '15px' } },
};
const wideOnlyText = {
  ...labelText,
  display: 'none',
  '@media': { [media.from768]: { display: 'inline', fontSize: '13px' } },
};
export const label = styleVariants({
  place: layered('families', labelText),
  sea: layered('families', { ...labelText, fill: color.muted, fontStyle: 'italic' }),
  bay: layered('families', { ...wideOnlyText, fill: color.muted, fontStyle: 'italic' }),
  minor: layered('families', wideOnlyText),
  degree: layered('families', {
    ...wideOnlyText,
    fill: color.muted,
    '@media': { [media.from768]: { display: 'inline', fontSize: '11px' } },
  }),
  scale: layered('families', {
    ...labelText,
    textAnchor: 'middle',
    '@media': { [media.from768]: { fontSize: '13px' } },
  }),
  office: layered('families', {
    ...labelText,
    fontWeight: weight.bold,
    textAnchor: 'end',
    '@media': { [media.from768]: { fontSize: '17px' } },
  }),
});
/** An outline keeps labels readable over lines. */
globalStyle(
  `${chart} text`,
  layered('families', { paintOrder: 'stroke', stroke: color.sunk, strokeWidth: 3, strokeLinejoin: 'round' }),
);
