import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, font, weight } = vars;

export const stamp = style(
  layered('primitives', {
    flex: 'none',
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    borderStyle: 'solid',
    borderColor: color.stampEdge,
    borderRadius: '50%',
    background: color.stampFill,
    color: color.stampInk,
    letterSpacing: '-0.02em',
    rotate: '-6deg',
  }),
);

export const size = styleVariants({
  m: layered('primitives', {
    width: vars.size.control,
    height: vars.size.control,
    borderWidth: '2px',
    font: `${weight.bold} 1.0625rem/1 ${font}`,
  }),
  l: layered('primitives', {
    width: vars.size.bar,
    height: vars.size.bar,
    borderWidth: '2px',
    font: `${weight.bold} 1.375rem/1 ${font}`,
  }),
  xl: layered('primitives', {
    width: span['128'],
    height: span['128'],
    borderWidth: '4px',
    font: `${weight.bold} 3rem/1 ${font}`,
  }),
});

export const interior = style(
  layered('primitives', { font: `${weight.semibold} 0.6875rem/1 ${font}`, letterSpacing: '0.02em' }),
);
