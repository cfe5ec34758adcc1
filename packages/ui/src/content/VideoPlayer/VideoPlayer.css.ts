import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { veilAfter } from '../../css/veil.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;

/** Poster and player have the same size, so that replacing one with the other does not shift the page. */
const screen = { display: 'block', width: '100%', aspectRatio: '16 / 9', border: `1px solid ${color.ink}` };

export const cover = style(layered('families', { ...screen, color: color.ink, textDecoration: 'none' }));
export const frame = style(layered('families', { ...screen, background: color.sunk }));
const rule = `${color.hairline} 1px, transparent 1px`;
export const poster = style(
  layered('families', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    minHeight: span['128'],
    background: `linear-gradient(${rule}) 0 -1px / 100% 12.5%, linear-gradient(90deg, ${rule}) -1px 0 / 8.333% 100%, ${color.raised}`,
  }),
);
export const picture = style(
  layered('families', { position: 'absolute', inset: 0, selectors: { '&::after': veilAfter } }),
);
export const photo = style(
  layered('families', { display: 'block', width: '100%', height: '100%', objectFit: 'cover' }),
);
const corner = {
  position: 'absolute' as const,
  font: text.caption,
  padding: `0 ${space['8']}`,
  background: color.raised,
};
export const caption = style(
  layered('families', { ...corner, left: space['12'], top: space['12'], maxWidth: '80%' }),
);
export const duration = style(
  layered('families', { ...corner, right: space['12'], bottom: space['12'], fontWeight: weight.semibold }),
);
export const play = style(
  layered('families', {
    position: 'relative',
    width: space['64'],
    height: space['64'],
    strokeWidth: 2,
    stroke: color.stampEdge,
  }),
);
globalStyle(`${play} > circle`, layered('families', { fill: color.stampFill }));
globalStyle(`${play} > path`, layered('families', { fill: color.stampInk, stroke: 'none' }));
globalStyle(`a:hover ${play}`, layered('families', { '@media': { [media.hover]: { strokeWidth: 4 } } }));
