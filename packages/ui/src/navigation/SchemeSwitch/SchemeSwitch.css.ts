import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

/** Of no use without JavaScript, so not shown. */
export const box = style(
  layered('primitives', {
    width: 'fit-content',
    maxWidth: '100%',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
