import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, text } = vars;

export const turner = style(
  layered('families', {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.raised,
    font: text.caption,
  }),
);
export const button = style(
  layered('families', { display: 'grid', placeItems: 'center', width: size.control, height: span['42'] }),
);
export const count = style(layered('families', { minWidth: size.bar, textAlign: 'center' }));
