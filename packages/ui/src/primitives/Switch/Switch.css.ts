import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;

export const row = style(
  layered('primitives', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: `0 ${space['12']}`,
    alignItems: 'center',
    minHeight: size.control,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: color.muted, cursor: 'default' } },
  }),
);
export const label = style(layered('primitives', { fontWeight: weight.semibold }));
export const count = style(layered('primitives', { font: text.caption, color: color.muted }));
export const description = style(
  layered('primitives', { gridColumn: '1 / -1', font: text.caption, color: color.muted }),
);

/** No transition: a moving thumb is a layer of its own, and everything above it is repainted on each choice. */
const thumb = { content: '', display: 'block', width: size.iconXs, height: size.iconXs, margin: space['2'] };

export const input = style(
  layered('primitives', {
    gridColumn: 3,
    width: size.controlS,
    height: size.iconM,
    borderRadius: vars.radius,
    selectors: {
      // A tap anywhere on the row hits the input itself and causes one click event.
      '&::before': { content: '', position: 'absolute', inset: 0 },
      '&::after, &:checked::after': {
        ...thumb,
        border: 0,
        rotate: 'none',
        borderRadius: '3px',
        background: color.edge,
      },
      '&:checked::after': { transform: `translateX(${space['16']})`, background: color.paper },
      '&:disabled::after': { background: color.hairline },
    },
  }),
);
