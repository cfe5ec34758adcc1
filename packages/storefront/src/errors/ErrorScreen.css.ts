import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

export const screen = style(
  layered('families', {
    display: 'grid',
    gap: vars.space['32'],
    alignItems: 'start',
    paddingBlock: vars.space['48'],
    '@media': { [media.from768]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);
export const sheet = style(layered('families', { position: 'relative', paddingBottom: vars.space['64'] }));
export const stamp = style(
  layered('families', { position: 'absolute', right: vars.space['24'], bottom: '0' }),
);
