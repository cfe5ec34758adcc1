import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Wraps a rule in a cascade layer, for `style`, `styleVariants` or `globalStyle`. */
export function layered<Rule extends LayerRule>(
  layer: keyof typeof layers,
  rule: Rule,
): { '@layer': Record<string, Rule> } {
  return { '@layer': { [layers[layer]]: rule } };
}
