/**
 * Cascade layers. Every rule of the product sits in one, so that what wins is decided here and not by the order
 * in which a bundler happens to emit stylesheets. A root layout imports this file before anything else.
 *
 * The one way to put a style into its layer is `layered`, from `layered.ts` beside this file (a `.css.ts` file may
 * not export functions):
 *
 *     export const card = style(layered('families', { padding: vars.space['12'], selectors: {…}, '@media': {…} }));
 *     globalStyle(`${card} > p`, layered('families', { margin: 0 }));
 *     recipe({ base: layered('primitives', {…}), variants: { tone: { plain: layered('primitives', {…}) } } });
 *
 * `primitives` also holds navigation; `families` holds lots, filters and whatever else is built of primitives.
 * Apps use `families` for page styles.
 */
import { globalLayer } from '@vanilla-extract/css';

export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  families: globalLayer('families'),
};
