import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

export const head = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['16'],
  }),
);
export const lead = style(layered('families', { maxWidth: vars.size.column, font: vars.text.lead }));
