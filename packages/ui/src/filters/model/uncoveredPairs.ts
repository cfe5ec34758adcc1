import { escapeCommas } from '@vvoz/catalogue/query/commaLists';
import { FACETS, type ListFacet } from '@vvoz/catalogue/facets/facets';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { VIEW_NAMES } from '@vvoz/catalogue/query/viewChoice';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';

/** Values that the checkboxes of this facet send when all selected options are checked. */
function listSentValues(
  template: ShownTemplate,
  facet: ListFacet,
  chosen: readonly string[],
): readonly string[] {
  if (!template.facets.includes(facet.key)) return [];
  switch (facet.control) {
    case 'swatches':
      return facet.values ?? [];
    case 'switch':
      return facet.switch ? [facet.switch.value] : [];
    case 'choices':
    case 'silhouettes':
    case 'checks':
      // An option with several values is checked only when all of them are selected.
      return facet.several && facet.choices
        ? facet
            .choices(template)
            .filter(({ values }) => values.every((value) => chosen.includes(value)))
            .flatMap(({ values }) => values)
        : chosen;
    case 'long-list':
    case 'week':
    case 'none':
      return chosen;
    default:
      return facet.control satisfies never;
  }
}

/**
 * The query parameters that the panel has no control for: facets of other templates, a grade or colour that is not
 * offered, the page size. They become hidden inputs, so that the form does not lose them. The page number is left
 * out: a new choice begins at the first page. Order and days have controls outside the panel.
 */
export function listUncoveredPairs(
  template: ShownTemplate,
  query: CatalogueQuery,
): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  for (const facet of FACETS) {
    const isOffered = template.facets.includes(facet.key);
    if (facet.kind === 'list') {
      const chosen = query.lists[facet.key] ?? [];
      const covered = listSentValues(template, facet, chosen);
      for (const value of chosen)
        if (!covered.includes(value)) pairs.push([`${facet.url}[]`, escapeCommas(value).toLowerCase()]);
    } else if (facet.kind === 'range' && !isOffered) {
      const { min, max } = query.ranges[facet.key] ?? {};
      if (min !== undefined) pairs.push([`${facet.url}_min`, String(min)]);
      if (max !== undefined) pairs.push([`${facet.url}_max`, String(max)]);
    } else if (facet.kind === 'text' && !isOffered) {
      const text = query.texts[facet.key];
      if (text) pairs.push([facet.url, text]);
    }
  }
  // Without JavaScript nothing clears the model when the brand changes; from these fields the server learns the
  // earlier choice.
  for (const facet of FACETS) {
    if (facet.kind !== 'list' || !facet.clears || !template.facets.includes(facet.key)) continue;
    const chosen = query.lists[facet.key];
    if (chosen) pairs.push([`${facet.url}_was`, chosen.map(escapeCommas).join(',').toLowerCase()]);
  }
  if (query.limit !== undefined) pairs.push(['limit', String(query.limit)]);
  // View settings stay when the filters change.
  for (const name of VIEW_NAMES) if (query.view?.[name]) pairs.push([name, query.view[name]]);
  return pairs;
}
