import type { CatalogueQuery } from '../query/query.ts';

/**
 * Facets by which a catalogue has landings besides brand, model and body code: «Дизельные кроссоверы из Кореи». Their
 * values stay in the query string.
 */
export const KIND_FACETS = ['bodyKind', 'engineKind', 'machineKind', 'motoClass'] as const;
export type KindFacet = (typeof KIND_FACETS)[number];

const isKind = (key: string): key is KindFacet => (KIND_FACETS as readonly string[]).includes(key);

/** The kinds of a query that has one value of each and no other filter; undefined for any other query. */
export function findChosenKinds({
  lists,
  ranges,
  texts,
}: Pick<CatalogueQuery, 'lists' | 'ranges' | 'texts'>):
  | Readonly<Partial<Record<KindFacet, string>>>
  | undefined {
  const others = Object.keys(ranges).length + Object.keys(texts).length;
  const entries = Object.entries(lists);
  const isLanding =
    others === 0 &&
    entries.length > 0 &&
    entries.every(([key, values]) => isKind(key) && values.length === 1);
  return isLanding ? Object.fromEntries(entries.map(([key, [value]]) => [key, value])) : undefined;
}
