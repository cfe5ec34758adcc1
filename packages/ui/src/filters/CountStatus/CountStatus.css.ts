import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** Dims only what takes longer than 200 ms, so that a fast answer does not flicker; ink stays readable. */
export const count = style(
  layered('families', {
    whiteSpace: 'nowrap',
    transition: `opacity ${vars.motion}`,
    selectors: { '&[aria-busy="true"]': { opacity: 0.72, transitionDelay: '200ms' } },
  }),
);
