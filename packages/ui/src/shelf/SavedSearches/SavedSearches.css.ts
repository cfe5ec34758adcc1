import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;

export const list = style(
  layered('families', {
    border: `1px solid ${color.hairline}`,
    borderBottom: 0,
    background: color.raised,
  }),
);
export const row = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${space['8']}`,
    borderBottom: `1px solid ${color.hairline}`,
    paddingLeft: space['12'],
  }),
);
export const words = style(
  layered('families', { display: 'grid', gap: space['4'], minWidth: 0, paddingBlock: space['8'] }),
);
export const link = style(layered('families', { color: color.ink, font: `${weight.semibold} ${text.body}` }));
export const counts = style(layered('families', { font: text.caption, color: color.muted }));
/** Tall enough for a finger. */
export const feed = style(
  layered('families', { justifySelf: 'start', paddingBlock: space['12'], font: text.caption }),
);
export const fresh = style(layered('families', { color: color.positive, fontWeight: weight.semibold }));
export const remove = style(
  layered('families', {
    display: 'grid',
    placeItems: 'center',
    width: size.control,
    height: size.control,
    outlineOffset: '-3px',
  }),
);
