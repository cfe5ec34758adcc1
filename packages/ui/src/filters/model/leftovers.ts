import { FACETS, type ListFacet } from '@vvoz/catalogue/facets/facets';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import { VIEW_NAMES } from '@vvoz/catalogue/query/viewChoice';
import type { Template } from '@vvoz/catalogue/templates/templates';

/** Values that the panel's checkboxes for this facet send when all that is chosen is ticked. */
function sent(template: Template, facet: ListFacet, chosen: readonly string[]): readonly string[] {
  if (!template.facets.includes(facet.key)) return [];
  switch (facet.control) {
    case 'swatches':
      return facet.values ?? [];
    case 'switch':
      return facet.switch ? [facet.switch.value] : [];
    case 'choices':
      // An option of several values is ticked as one: the others of it are not sent by it.
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
 * Name and value of everything in the query that the panel has no control for: facets of other templates, a grade or a
 * colour that is not offered, the page size. They travel as hidden inputs, so that a form loses nothing. The page does
 * not: a new choice begins at the first. Order and days have controls outside the panel.
 */
export function leftovers(template: Template, query: CatalogQuery): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  for (const facet of FACETS) {
    const shown = template.facets.includes(facet.key);
    if (facet.kind === 'list') {
      const chosen = query.lists[facet.key] ?? [];
      const covered = sent(template, facet, chosen);
      for (const value of chosen)
        if (!covered.includes(value)) pairs.push([`${facet.url}[]`, value.toLowerCase()]);
    } else if (facet.kind === 'range' && !shown) {
      const { min, max } = query.ranges[facet.key] ?? {};
      if (min !== undefined) pairs.push([`${facet.url}_min`, String(min)]);
      if (max !== undefined) pairs.push([`${facet.url}_max`, String(max)]);
    } else if (facet.kind === 'text' && !shown) {
      const text = query.texts[facet.key];
      if (text) pairs.push([facet.url, text]);
    }
  }
  // Without JavaScript nothing clears the model when the brand changes: the server sees by these that it did.
  for (const facet of FACETS) {
    if (facet.kind !== 'list' || !facet.clears || !template.facets.includes(facet.key)) continue;
    const chosen = query.lists[facet.key];
    if (chosen) pairs.push([`${facet.url}_was`, chosen.join(',').toLowerCase()]);
  }
  if (query.limit !== undefined) pairs.push(['limit', String(query.limit)]);
  // How the list is looked at stays when the filters change.
  for (const name of VIEW_NAMES) if (query.view?.[name]) pairs.push([name, query.view[name]]);
  return pairs;
}
