import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { veil as veilStyle } from '../../css/veil.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, weight } = vars;

/** A fixed box: nothing moves when the picture loads. */
export const photo = style(
  layered('families', {
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderBottom: `1px solid ${color.hairline}`,
    background: color.sunk,
  }),
);
export const image = style(layered('families', { width: '100%', height: '100%', objectFit: 'cover' }));
export const faded = style(layered('families', { opacity: 0.55 }));
export const veil = style(layered('families', veilStyle));
export const none = style(
  layered('families', {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space['8'],
    color: color.muted,
    font: text.caption,
    background: `repeating-linear-gradient(${color.hairline} 0 1px, transparent 1px 28px)`,
  }),
);
export const noneText = style(layered('families', { paddingInline: space['8'], background: color.sunk }));
export const stamp = style(
  layered('families', { position: 'absolute', left: space['12'], top: space['12'] }),
);
export const frames = style(
  layered('families', {
    position: 'absolute',
    right: space['8'],
    bottom: space['8'],
    paddingInline: space['8'],
    borderRadius: '3px',
    background: color.raised,
    color: color.muted,
    font: text.caption,
  }),
);
export const tag = style(
  layered('families', {
    position: 'absolute',
    left: 0,
    bottom: 0,
    padding: `${space['4']} ${space['16']}`,
    background: color.ink,
    color: color.paper,
    font: `${weight.semibold} ${text.caption}`,
  }),
);
