import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** Half steps belong inside components. */
const { '2': _2, '6': _6, '10': _10, ...steps } = vars.space;

export const stack = style(layered('primitives', { display: 'grid', alignContent: 'start', minWidth: 0 }));
/** Children may shrink, so that a long word or a wide table does not widen the page. */
export const space = styleVariants(steps, (gap) => [
  layered('primitives', { gap, gridTemplateColumns: 'minmax(0, 1fr)' }),
]);

export const row = style(layered('primitives', { display: 'flex', flexWrap: 'wrap', minWidth: 0 }));
export const rowSpace = styleVariants(steps, (gap) => [
  layered('primitives', { gap: `${vars.space['8']} ${gap}` }),
]);
export const align = styleVariants({
  centre: layered('primitives', { alignItems: 'center' }),
  baseline: layered('primitives', { alignItems: 'baseline' }),
  start: layered('primitives', { alignItems: 'flex-start' }),
  stretch: layered('primitives', { alignItems: 'stretch' }),
});
export const between = style(layered('primitives', { justifyContent: 'space-between' }));
