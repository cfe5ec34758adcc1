import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const switches = style(
  layered('families', {
    display: 'grid',
    gap: vars.space['4'],
    paddingBlockEnd: vars.space['16'],
    marginBlockEnd: vars.space['16'],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);
