import type { FixedOption } from '@vvoz/catalogue/facets/facetRow';
import { getFacet, type FacetKey } from '@vvoz/catalogue/facets/facets';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';

/** The fixed options of a facet in this template; empty for a facet whose options come from the data. */
export function getChoices(template: ShownTemplate | undefined, key: FacetKey): readonly FixedOption[] {
  const row = getFacet(key);
  return template && row.kind === 'list' && row.choices ? row.choices(template) : [];
}

/** Total lots of some values; undefined when the facet was not counted. No lot has two values. */
export function sumCounts(
  options: readonly FacetOption[] | undefined,
  values: readonly string[],
): number | undefined {
  if (!options) return undefined;
  return options.reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0);
}
