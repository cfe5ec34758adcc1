import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';
import { PROGRESS_DURATION_MS } from '../page/limits.ts';

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });

/** Fast at first, slower towards the end, because the duration of the load is unknown. */
export const bar = style(
  layered('families', {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 1000,
    height: '3px',
    background: vars.color.accent,
    transformOrigin: 'left',
    animation: `${run} ${PROGRESS_DURATION_MS}ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
    pointerEvents: 'none',
    '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
  }),
);
