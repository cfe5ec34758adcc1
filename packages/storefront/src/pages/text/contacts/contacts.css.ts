import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

export const columns = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['24'],
    alignItems: 'start',
    paddingBottom: vars.space['24'],
    '@media': { [media.from1024]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  }),
);
export const column = style(layered('families', { display: 'grid', gap: vars.space['24'], minWidth: 0 }));
export const tel = style(
  layered('families', {
    font: `${vars.weight.semibold} ${vars.text.lead}`,
    color: vars.color.ink,
    whiteSpace: 'nowrap',
    '@media': { [media.from554]: { font: `${vars.weight.semibold} ${vars.text.title}` } },
  }),
);
export const messengers = style(
  layered('families', { display: 'flex', flexWrap: 'wrap', gap: `${vars.space['4']} ${vars.space['16']}` }),
);
