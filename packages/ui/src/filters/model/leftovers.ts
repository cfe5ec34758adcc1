import { COLORS } from '@vvoz/catalogue/words/colors';
import { FACETS, type FacetKey } from '@vvoz/catalogue/facets/facets';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { VIEW_NAMES } from '@vvoz/catalogue/query/viewChoice';
import { choicesOf } from './choices.ts';
import { QUICK } from './classText.ts';

const colorIds: readonly string[] = COLORS.map((color) => color.id);

/** Values that the panel's checkboxes for this facet send when all that is chosen is ticked. */
function sent(template: Template, key: FacetKey, chosen: readonly string[]): readonly string[] {
  if (!template.facets.includes(key)) return [];
  if (key === 'color') return colorIds;
  const quick = QUICK.filter((one) => one.key === key);
  if (quick.length > 0) return quick.map(({ value }) => value);
  if (key !== 'rate') return chosen;
  return choicesOf(template, key)
    .filter(({ values }) => values.every((value) => chosen.includes(value)))
    .flatMap(({ values }) => values);
}

/**
 * Name and value of everything in the query that the panel has no control for: facets of other templates, a grade or a
 * colour that is not offered, the page size. They travel as hidden inputs, so that a form loses nothing. The page does
 * not: a new choice begins at the first. Order and days have controls outside the panel.
 */
export function leftovers(template: Template, query: CatalogQuery): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  for (const facet of FACETS) {
    const { key, url } = facet;
    const shown = template.facets.includes(key);
    if (facet.kind === 'list') {
      const chosen = query.lists[key] ?? [];
      const covered = sent(template, key, chosen);
      for (const value of chosen) if (!covered.includes(value)) pairs.push([`${url}[]`, value.toLowerCase()]);
    } else if (facet.kind === 'range' && !shown) {
      const { min, max } = query.ranges[key] ?? {};
      if (min !== undefined) pairs.push([`${url}_min`, String(min)]);
      if (max !== undefined) pairs.push([`${url}_max`, String(max)]);
    } else if (facet.kind === 'text' && !shown) {
      const text = query.texts[key];
      if (text) pairs.push([url, text]);
    }
  }
  // Without JavaScript nothing clears the model when the brand changes: the server sees by these that it did.
  for (const { key, url, clears } of FACETS) {
    const chosen = clears && template.facets.includes(key) ? query.lists[key] : undefined;
    if (chosen) pairs.push([`${url}_was`, chosen.join(',').toLowerCase()]);
  }
  if (query.limit !== undefined) pairs.push(['limit', String(query.limit)]);
  // How the list is looked at stays when the filters change.
  for (const name of VIEW_NAMES) if (query.view?.[name]) pairs.push([name, query.view[name]]);
  return pairs;
}
