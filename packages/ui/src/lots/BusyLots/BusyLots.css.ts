import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { veil } from '../LotCard/CardPhoto.css.ts';

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** The hairline is always there, unseen: to put it in would lay the page out. */
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
 * Cards of the filters before: their photos step back, their words stay readable, and a hairline runs above them. No
 * filter over the whole list, no opacity of each photo, nothing inherited: they cost a slow phone more than the choice.
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
