import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

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
    padding: `0.375rem ${space['12']} ${space['8']}`,
    borderBottom: `1px solid ${color.hairline}`,
  }),
);
export const term = style(layered('families', { font: text['13'], color: color.muted }));
/** Tall enough for a finger. */
export const more = style(
  layered('families', {
    font: text['13'],
    color: color.muted,
    cursor: 'pointer',
    lineHeight: '2rem',
  }),
);
