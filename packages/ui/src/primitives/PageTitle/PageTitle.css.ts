import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style(
  layered('primitives', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space['16']}`,
  }),
);
export const heading = style(layered('primitives', { minWidth: 0 }));
export const count = style(
  layered('primitives', {
    font: vars.text.body,
    color: vars.color.muted,
    '@media': { [media.from554]: { font: vars.text.title } },
  }),
);
