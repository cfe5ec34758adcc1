import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

/** Hidden without JavaScript, because it would have no effect. */
export const box = style(
  layered('primitives', {
    width: 'fit-content',
    maxWidth: '100%',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
