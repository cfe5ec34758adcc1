import {
  FACETS,
  type ListFacet,
  type ListKey,
  type RangeFacet,
  type TextFacet,
} from '@vvoz/catalogue/facets/facets';
import type { QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { splitOwned } from '@vvoz/catalogue/query/ownedValues';
import type { CatalogueQuery, Lists } from '@vvoz/catalogue/query/query';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import { formatBrand } from '@vvoz/catalogue/words/brands';
import { getChoices } from './choices.ts';
import { formatRange, getUnit } from './facetText.ts';

/** An applied condition: its text and the patch that removes only this condition. */
export interface AppliedFilter {
  /** Unique within the query. */
  readonly key: string;
  readonly text: string;
  readonly remove: QueryPatch;
}

/**
 * Groups the selected values as the panel offers them: values of a combined option («Выше 5») together, others
 * alone.
 */
function groupValues(template: ShownTemplate | undefined, key: ListKey, chosen: readonly string[]) {
  const combined = getChoices(template, key)
    .filter(({ values }) => values.length > 1 && values.every((value) => chosen.includes(value)))
    .map(({ label, values }) => ({ label: label.toLowerCase(), values }));
  const inside = new Set(combined.flatMap(({ values }) => values));
  const single = chosen
    .filter((value) => !inside.has(value))
    .map((value) => ({ label: value, values: [value] }));
  return [...single, ...combined];
}

/** «Kona», or «Kona (Hyundai)» when the value names its owner. */
function formatValue(facet: ListFacet, value: string, lists: Lists): string {
  const owned = splitOwned(facet.key, value, lists);
  const text = facet.valueText(owned.value);
  return owned.brand === undefined ? text : `${text} (${formatBrand(owned.brand)})`;
}

function describeList(facet: ListFacet, { lists }: CatalogueQuery, template: ShownTemplate | undefined) {
  const chosen = lists[facet.key] ?? [];
  return groupValues(template, facet.key, chosen).map(({ label, values }): AppliedFilter => ({
    key: `${facet.key}:${values.join(',')}`,
    text: formatValue(facet, label, lists),
    remove: { lists: { [facet.key]: chosen.filter((value) => !values.includes(value)) } },
  }));
}

function describeRange(facet: RangeFacet, { ranges }: CatalogueQuery, template: ShownTemplate | undefined) {
  const range = ranges[facet.key];
  if (!range) return [];
  const text = formatRange(facet, range, getUnit(facet, template));
  return [
    {
      key: facet.key,
      text: facet.chipCaption === undefined ? text : `${facet.chipCaption} ${text}`,
      remove: { ranges: { [facet.key]: null } },
    },
  ];
}

function describeText({ key, chipCaption }: TextFacet, { texts }: CatalogueQuery): readonly AppliedFilter[] {
  const text = texts[key];
  return text
    ? [{ key, text: `${chipCaption} ${text.toUpperCase()}`, remove: { texts: { [key]: null } } }]
    : [];
}

/** The applied conditions of a query in the order of the facets, for the chips and the count beside «Фильтры». */
export const describeQuery = (query: CatalogueQuery, template?: ShownTemplate): readonly AppliedFilter[] =>
  FACETS.flatMap((facet): readonly AppliedFilter[] => {
    switch (facet.kind) {
      case 'list':
        return describeList(facet, query, template);
      case 'range':
        return describeRange(facet, query, template);
      case 'text':
        return describeText(facet, query);
      default:
        return facet satisfies never;
    }
  });
