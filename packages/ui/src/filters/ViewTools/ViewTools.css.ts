import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Two in a row on a phone, all of them where there is room. */
export const tools = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space['8'],
    '@media': {
      [media.from768]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 12rem))' },
    },
  }),
);
/** A table has no room on a phone. */
export const desktop = style(
  layered('families', { display: 'none', '@media': { [media.from1024]: { display: 'block' } } }),
);
