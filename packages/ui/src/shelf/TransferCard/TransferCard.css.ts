import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text } = vars;

export const card = style(
  layered('families', { display: 'grid', gap: space['16'], justifyItems: 'start', maxWidth: span['544'] }),
);
/** Dark on light in both schemes: many cameras do not read an inverted code. */
export const code = style(
  layered('families', {
    width: `min(100%, ${span['320']})`,
    background: `light-dark(${color.raised}, ${color.ink})`,
    color: `light-dark(${color.ink}, ${color.paper})`,
    border: `1px solid ${color.hairline}`,
  }),
);
export const label = style(
  layered('families', {
    display: 'grid',
    gap: space['4'],
    width: '100%',
    font: text.caption,
    color: color.muted,
  }),
);
