import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

export const blocks = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['32'],
    paddingTop: vars.space['32'],
    // Below a list of lots: skips style and layout until the visitor comes near. The estimates are a little less than the
    // heights of the main host's pages. A page that gets much shorter moves what is on the screen.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 80rem', // token-ok: a guessed height
    '@media': {
      [media.below1200]: { containIntrinsicBlockSize: 'auto 115rem' }, // token-ok: a guessed height
      [media.below1024]: { containIntrinsicBlockSize: 'auto 132rem' }, // token-ok: a guessed height
      [media.below768]: { containIntrinsicBlockSize: 'auto 160rem' }, // token-ok: a guessed height
      [media.below554]: { containIntrinsicBlockSize: 'auto 200rem' }, // token-ok: a guessed height
      print: { display: 'none' },
    },
  }),
);
export const about = style(
  layered('families', { display: 'grid', gap: vars.space['12'], maxWidth: vars.size.column }),
);
