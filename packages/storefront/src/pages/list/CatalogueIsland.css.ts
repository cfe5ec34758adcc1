import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

/** Day picker and sort order: stacked on a phone, in one row from 768 px. The sort order may be alone. */
export const tools = style(
  layered('families', {
    display: 'grid',
    gap: vars.space['12'],
    alignItems: 'end',
    '@media': { [media.from768]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
globalStyle(
  `${tools} > :only-child`,
  layered('families', { '@media': { [media.from768]: { justifySelf: 'start' } } }),
);
