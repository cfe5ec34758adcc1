import { style } from '@vanilla-extract/css';
import { wrap } from '@vvoz/ui/css/base.css.ts';
import { layered } from '@vvoz/ui/css/layered.ts';
import * as button from '@vvoz/ui/primitives/Button/Button.css.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';
import * as pageMain from '../../shell/PageMain.css.ts';

export const main = style([wrap, pageMain.main]);
export const content = style(
  layered('families', { display: 'grid', gap: vars.space['24'], justifyItems: 'start' }),
);
export const retry = style([button.button, button.tone.primary, button.size.l]);
export const home = style([button.button, button.tone.plain, button.size.m]);
