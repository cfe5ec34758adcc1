import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

/** Invisible until the buttons work, with their space reserved. Without JavaScript they take no space. */
export const bar = style(
  layered('families', {
    display: 'contents',
    selectors: { '&:not(:defined)': { visibility: 'hidden' } },
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
