import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

const { color, size, space, text } = vars;

export const intro = style(
  layered('families', { display: 'grid', gap: space['12'], minWidth: 0, marginBottom: space['24'] }),
);
export const sentence = style(
  layered('families', { maxWidth: size.column, font: text.body, color: color.muted, textWrap: 'balance' }),
);
