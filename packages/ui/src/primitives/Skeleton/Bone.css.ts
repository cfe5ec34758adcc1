import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const pulse = keyframes({ to: { opacity: 0.45 } });

/** Fills the line box of the text that it replaces, so that nothing moves when the text arrives. */
export const line = style(layered('primitives', { display: 'block' }));
export const text = styleVariants(vars.text, (font) => [layered('primitives', { font })]);

export const bar = style(
  layered('primitives', {
    display: 'inline-block',
    verticalAlign: 'middle',
    height: '0.75em',
    borderRadius: '3px',
    background: vars.color.hairline,
    animation: `${pulse} 1.6s infinite alternate`,
  }),
);

const widths = { 10: 10, 20: 20, 30: 30, 40: 40, 50: 50, 60: 60, 70: 70, 80: 80, 90: 90, 100: 100 };
export const width = styleVariants(widths, (percent) => [layered('primitives', { width: `${percent}%` })]);
