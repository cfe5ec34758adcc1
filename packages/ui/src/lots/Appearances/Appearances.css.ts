import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** A target of 44 px on phones. */
export const link = style(
  layered('families', {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    '@media': { [media.below768]: { minHeight: vars.size.control } },
  }),
);
