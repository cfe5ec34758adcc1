import { style } from '@vanilla-extract/css';
import { hiddenText } from '../../css/hiddenText.ts';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const logo = style(
  layered('primitives', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['8'],
    minHeight: vars.size.control,
    font: `${vars.weight.bold} ${vars.text.title}`,
    letterSpacing: '-0.02em',
    color: vars.color.ink,
    textDecoration: 'none',
  }),
);
/** On narrow phones the seal alone is the logo: the tools need the space. Screen readers still read the name. */
export const name = style(layered('primitives', { '@media': { '(max-width: 389px)': hiddenText } }));
export const mark = style(
  layered('primitives', { width: vars.size.chip, height: vars.size.chip, flex: 'none' }),
);
export const seal = style(layered('primitives', { fill: vars.color.accent }));
export const strokes = style(
  layered('primitives', { fill: 'none', stroke: vars.color.onAccent, strokeWidth: 1.9 }),
);
