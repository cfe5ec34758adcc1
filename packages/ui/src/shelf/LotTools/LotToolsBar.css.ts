import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

/** The place is kept until the buttons work; without JavaScript they never would. */
export const bar = style(
  layered('families', {
    display: 'contents',
    selectors: { '&:not(:defined)': { visibility: 'hidden' } },
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
