import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

/** Sort order and view: stacked on a phone, in one row from 768 px. */
export const tools = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['12'],
    alignItems: 'start',
    '@media': {
      [media.from768]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space['8'] },
    },
  }),
);
