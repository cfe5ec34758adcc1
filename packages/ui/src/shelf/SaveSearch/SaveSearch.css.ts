import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

/** Higher than the line that it stands in, so that a finger hits it. */
export const button = style(
  layered('families', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['4'],
    height: '2.75rem',
    font: text['13'],
    whiteSpace: 'nowrap',
    '@media': { print: { display: 'none' } },
  }),
);
/** The look of `Icon`, whose module would be split off the scripts of the list if this one imported it. */
export const icon = style(
  layered('families', {
    flex: 'none',
    width: '1rem',
    height: '1rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
  }),
);
globalStyle(
  `${button}[aria-pressed=true] svg`,
  layered('families', { fill: color.accent, stroke: color.accentEdge }),
);
export const word = style(
  layered('families', {
    textDecoration: 'underline',
    textDecorationColor: color.edge,
    textUnderlineOffset: '0.25em',
  }),
);
