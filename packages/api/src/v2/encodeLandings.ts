import type { PathChoice, PathFacet } from '@vvoz/catalogue/query/query';
import type { TemplateName } from '@vvoz/catalogue/templates/templates';
import { encodePairs } from '../encodePairs.ts';
import type { Pairs } from '../http.ts';

/** Selects landings of a catalogue for a call. */
export interface LandingSelection {
  readonly template: TemplateName;
  /** Brands, models of brands or body codes of models. */
  readonly level: PathFacet;
  /** Only landings with these names. */
  readonly names?: PathChoice;
  /** Minimum number of listed lots. 0 includes names that have no listed lots any more. */
  readonly minLots: number;
}

/** Encodes a selection of landings together with the other parameters of a call. */
export const encodeLandings = (
  { template, level, names = {}, minLots }: LandingSelection,
  otherParameters: Readonly<Record<string, string | number | undefined>>,
): Pairs => encodePairs({ template, level, ...names, min_lots: minLots, ...otherParameters });
