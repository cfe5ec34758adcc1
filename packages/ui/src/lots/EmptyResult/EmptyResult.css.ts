import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.hairline}`;

export const list = style(layered('families', { borderTop: hairline }));
export const link = style(
  layered('families', {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space['16'],
    paddingBlock: '0.625rem',
    borderBottom: hairline,
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
export const count = style(layered('families', { flex: 'none', fontWeight: 600, color: color.link }));
export const note = style(layered('families', { font: text['13'], color: color.muted }));
