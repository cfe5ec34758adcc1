import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

export const main = style(
  layered('families', {
    display: 'grid',
    // One column that may shrink below its content: wide tables and long words must not widen the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space['12'],
    paddingBlock: `${vars.space['12']} ${vars.space['48']}`,
    '@media': { [media.from768]: { gap: vars.space['16'] } },
  }),
);

/** More space, for pages made of bands. */
export const sections = style(
  layered('families', {
    rowGap: vars.space['32'],
    '@media': { [media.from768]: { rowGap: vars.space['48'] } },
  }),
);
export const top = style(
  layered('families', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['16'] }),
);
