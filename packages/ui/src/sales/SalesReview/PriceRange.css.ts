import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size } = vars;

export const range = style(
  layered('families', {
    display: 'block',
    width: '100%',
    height: size.row,
    overflow: 'visible',
    // The axis.
    background: `linear-gradient(${color.hairline} 0 0) center / 100% 1px no-repeat`,
  }),
);
export const bar = style(
  layered('families', {
    fill: color.sunk,
    stroke: color.edge,
    '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText' } },
  }),
);
export const overall = style(layered('families', { stroke: color.edge, strokeDasharray: '2 3' }));
/** The colour of the medians in the chart of months. */
export const middle = style(
  layered('families', {
    stroke: color.link,
    strokeWidth: 3,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
);
