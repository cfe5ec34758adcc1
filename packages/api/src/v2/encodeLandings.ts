import type { PathChoice, PathFacet } from '@vvoz/catalogue/query/query';
import type { TemplateName } from '@vvoz/catalogue/templates/templates';
import { encodePairs } from '../encodePairs.ts';
import type { Pairs } from '../http.ts';

/** Which landings of a catalogue a call is about. */
export interface LandingSelection {
  readonly template: TemplateName;
  /** Brands, models of brands or body codes of models. */
  readonly level: PathFacet;
  /** Only landings with these names. */
  readonly names?: PathChoice;
  /** Listed lots that a landing has at least. 0 adds names whose lots have all ended. */
  readonly minLots: number;
}

/** Encodes a selection of landings, and what a call adds to it. */
export const encodeLandings = (
  { template, level, names = {}, minLots }: LandingSelection,
  rest: Readonly<Record<string, string | number | undefined>>,
): Pairs => encodePairs({ template, level, ...names, min_lots: minLots, ...rest });
