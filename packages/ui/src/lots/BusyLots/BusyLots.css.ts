import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { veil } from '../LotCard/CardPhoto.css.ts';

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** The hairline is always present and transparent, because adding it would cause layout. */
export const lots = style(
  layered('families', {
    position: 'relative',
    minWidth: 0,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        top: 0,
        zIndex: 3,
        height: '2px',
        background: vars.color.accentEdge,
        transformOrigin: 'left',
        opacity: 0,
      },
    },
  }),
);

/**
 * Cards of the previous filters: dimmed photos, readable text and a hairline above. No filter on the whole list, no
 * opacity on each photo and no inherited property: on a slow phone these cost more than the choice itself.
 */
export const busy = style(
  layered('families', {
    selectors: { '&::before': { opacity: 1, animation: `${run} 1.2s ease-out infinite` } },
    '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { animation: 'none' } } } },
  }),
);
globalStyle(
  `${busy} ${veil}`,
  layered('families', { background: `color-mix(in srgb, ${vars.color.raised} 60%, transparent)` }),
);
