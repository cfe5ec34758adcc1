import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

export const blocks = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['32'],
    paddingTop: vars.space['32'],
    // Below a list of lots: skips style and layout until the visitor comes near.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 160rem',
    '@media': { print: { display: 'none' } },
  }),
);
export const about = style(
  layered('families', { display: 'grid', gap: vars.space['12'], maxWidth: '42rem' }),
);
