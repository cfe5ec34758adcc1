import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text } = vars;

/** Continues the table as its last rows. */
export const lines = style(
  layered('families', {
    border: `solid ${color.hairline}`,
    borderWidth: '0 1px',
    background: color.raised,
  }),
);
export const line = style(
  layered('families', {
    padding: `${space['6']} ${space['12']} ${space['8']}`,
    borderBottom: `1px solid ${color.hairline}`,
  }),
);
export const term = style(layered('families', { font: text.caption, color: color.muted }));
/** Tall enough for a finger. */
export const more = style(
  layered('families', {
    font: text.caption,
    color: color.muted,
    cursor: 'pointer',
    lineHeight: size.chip,
  }),
);
