import type { FixedOption } from '@vvoz/catalogue/facets/facetRow';
import { facet, type FacetKey } from '@vvoz/catalogue/facets/facets';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import type { Template } from '@vvoz/catalogue/templates/templates';

/** The few fixed options of a facet in this template; none for a facet whose options are the data's own. */
export function choicesOf(template: Template | undefined, key: FacetKey): readonly FixedOption[] {
  const row = facet(key);
  return template && row.kind === 'list' && row.choices ? row.choices(template) : [];
}

/** Lots behind some values together; undefined where the facet was not counted. Values never share a lot. */
export function countOf(
  options: readonly FacetOption[] | undefined,
  values: readonly string[],
): number | undefined {
  if (!options) return undefined;
  return options.reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0);
}
