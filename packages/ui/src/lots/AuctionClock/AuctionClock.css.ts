import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;

export const clock = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `${space['4']} ${space['16']}`,
    font: text.caption,
  }),
);
export const times = style(layered('families', { flex: `1 1 ${span['192']}`, minWidth: 0 }));
export const left = style(layered('families', { font: `${weight.semibold} ${text.body}` }));
export const elsewhere = style(layered('families', { color: color.muted }));
/** Keeps a place and its time on one line. */
export const place = style(layered('families', { whiteSpace: 'nowrap' }));
