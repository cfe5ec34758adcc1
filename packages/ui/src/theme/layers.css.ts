/**
 * Cascade layers. Every rule sits in a layer, so that the layers decide which rule wins and not the order
 * in which a bundler emits stylesheets. A root layout imports this file first.
 *
 * Put a style into its layer with `layered` from `layered.ts` (a `.css.ts` file may
 * not export functions):
 *
 *     export const card = style(layered('families', { padding: vars.space['12'], selectors: {…}, '@media': {…} }));
 *     globalStyle(`${card} > p`, layered('families', { margin: 0 }));
 *
 * `primitives` also holds navigation; `families` holds lots, filters and everything else built of primitives.
 * Apps use `families` for page styles.
 */
import { globalLayer } from '@vanilla-extract/css';

export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  families: globalLayer('families'),
};
