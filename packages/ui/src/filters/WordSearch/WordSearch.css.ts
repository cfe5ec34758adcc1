import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, size, space, text } = vars;

export const form = style(
  layered('families', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space['8'] }),
);
export const field = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    gap: space['8'],
    minHeight: size.control,
    paddingInline: space['12'],
    border: `1px solid ${color.edge}`,
    borderRadius: radius,
    background: color.raised,
    color: color.muted,
    selectors: { '&:focus-within': { outline: `2px solid ${color.ink}`, outlineOffset: '2px' } },
  }),
);
export const input = style(
  layered('families', {
    flex: 1,
    minWidth: 0,
    border: 0,
    padding: 0,
    background: 'none',
    font: text.body,
    color: color.ink,
    outline: 'none',
    '::placeholder': { color: color.muted, opacity: 1 },
  }),
);
/** Reserves no space: the message appears only after the visitor's own action. */
export const message = style(
  layered('families', {
    display: 'block',
    font: text.caption,
    color: color.muted,
    marginBlockStart: space['4'],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
