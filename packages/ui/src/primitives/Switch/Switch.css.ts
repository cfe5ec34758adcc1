import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const row = style(
  layered('primitives', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: `0 ${space['12']}`,
    alignItems: 'center',
    minHeight: '2.75rem',
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: color.muted, cursor: 'default' } },
  }),
);
export const label = style(layered('primitives', { fontWeight: 600 }));
export const count = style(layered('primitives', { font: text['13'], color: color.muted }));
export const description = style(
  layered('primitives', { gridColumn: '1 / -1', font: text['13'], color: color.muted }),
);

/** No transition: a moving thumb is a layer of its own, and everything above it is repainted on each choice. */
const thumb = { content: '', display: 'block', width: '0.875rem', height: '0.875rem', margin: '0.125rem' };

export const input = style(
  layered('primitives', {
    gridColumn: 3,
    width: '2.25rem',
    height: '1.25rem',
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
      '&:checked::after': { transform: 'translateX(1rem)', background: color.paper },
      '&:disabled::after': { background: color.hairline },
    },
  }),
);
