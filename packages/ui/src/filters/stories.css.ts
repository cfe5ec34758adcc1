/** Frames for stories only. */
import { style } from '@vanilla-extract/css';
import { layered } from '../css/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { size, space } = vars;

export const rail = style(layered('families', { width: vars.rail, maxWidth: '100%' }));
export const side = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.rail}, 100%), 1fr))`,
    alignItems: 'start',
    gap: space['32'],
  }),
);
export const column = style(layered('families', { display: 'grid', gap: space['24'] }));
export const address = style(
  layered('families', {
    display: 'block',
    font: vars.text.caption,
    color: vars.color.muted,
    minHeight: size.iconM,
  }),
);
/** Replaces a list that is long enough to scroll. */
export const long = style(
  layered('families', {
    minHeight: '150vh',
    padding: space['16'],
    border: `1px solid ${vars.color.hairline}`,
    background: vars.color.raised,
  }),
);
