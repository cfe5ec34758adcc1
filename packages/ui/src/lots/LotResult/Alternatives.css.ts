import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;

export const title = style(layered('families', { font: `${weight.semibold} ${text.body}` }));
export const list = style(layered('families', { borderTop: `1px solid ${color.hairline}` }));
/** The whole line is the target of its link. */
export const item = style(
  layered('families', {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space['12']}`,
    minHeight: size.control,
    paddingBlock: space['4'],
    borderBottom: `1px solid ${color.hairline}`,
    font: text.caption,
  }),
);
export const link = style(
  layered('families', {
    flex: '1 0 100%',
    color: color.ink,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  }),
);
export const facts = style(layered('families', { color: color.muted }));
export const price = style(layered('families', { color: color.muted }));
export const amount = style(layered('families', { fontWeight: weight.semibold, color: color.ink }));
