import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

export const note = style(
  layered('families', { maxWidth: span['768'], font: vars.text.caption, color: vars.color.muted }),
);
export const old = style(
  layered('families', { fontWeight: vars.weight.semibold, color: vars.color.caution }),
);
