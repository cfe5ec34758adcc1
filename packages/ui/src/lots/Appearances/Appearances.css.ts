import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';

/** A target of 44 px on phones. */
export const link = style(
  layered('families', {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.5rem',
    '@media': { [media.below768]: { minHeight: '2.75rem' } },
  }),
);
