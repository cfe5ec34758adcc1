import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const late = { transition: `opacity ${vars.motion}`, transitionDelay: '200ms' };

/** Without scripting nobody counts along: a figure would belong to the filters before. */
export const figure = style(
  layered('families', {
    position: 'relative',
    whiteSpace: 'nowrap',
    '@media': { '(scripting: none)': { display: 'none' } },
    selectors: {
      '&::after': { content: '…', position: 'absolute', inset: 0, textAlign: 'left', opacity: 0 },
      '&[aria-busy="true"]::after': { opacity: 1, ...late },
    },
  }),
);

/** Gives way to dots after 200 ms: on a button an old figure, dimmed, could not be read anyway. */
export const known = style(
  layered('families', { selectors: { '[aria-busy="true"] > &': { opacity: 0, ...late } } }),
);
