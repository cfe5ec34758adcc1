import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

/** Without scripting nobody counts along: a figure would belong to the filters before. */
export const figure = style(
  layered('families', {
    position: 'relative',
    whiteSpace: 'nowrap',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
/** A newer figure takes its time. Without a transition: a fading figure is a layer of its own, and costs the tap. */
export const late = style(
  layered('families', {
    selectors: { '&::after': { content: '…', position: 'absolute', inset: 0, textAlign: 'left' } },
  }),
);
/** Gives way to the dots: on a button an old figure, dimmed, could not be read anyway. */
export const known = style(layered('families', { selectors: { [`${late} > &`]: { visibility: 'hidden' } } }));
