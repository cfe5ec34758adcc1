import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const title = style(layered('families', { font: `600 ${text['15']}` }));
export const list = style(layered('families', { borderTop: `1px solid ${color.hairline}` }));
/** The whole line is the target of its link. */
export const item = style(
  layered('families', {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space['12']}`,
    minHeight: '2.75rem',
    paddingBlock: space['4'],
    borderBottom: `1px solid ${color.hairline}`,
    font: text['13'],
  }),
);
export const link = style(
  layered('families', {
    flex: '1 0 100%',
    color: color.ink,
    fontWeight: 600,
    textDecoration: 'none',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  }),
);
export const facts = style(layered('families', { color: color.muted }));
export const price = style(layered('families', { color: color.muted }));
export const amount = style(layered('families', { fontWeight: 600, color: color.ink }));
