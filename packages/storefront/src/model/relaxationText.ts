import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import type { FacetKey, RangeFacet } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatRange, getUnit } from '@vvoz/ui/filters/model/facetText.ts';

/** «марки, модели и кузова». */
function joinNames(keys: readonly FacetKey[]): string {
  const names = keys.map((key) => FACET_DETAILS[key].without);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} и ${last}` : last;
}

/** Facets that every lot has a value of: «без цены» would be another thing. */
const ANY: Readonly<Partial<Record<FacetKey, string>>> = { cost: 'с любой ценой' };

/** «без цвета», «без модели и кузова», «с любой ценой». */
export function formatWithout(keys: readonly FacetKey[]): string {
  const [key] = keys;
  return (keys.length === 1 && key !== undefined && ANY[key]) || `без ${joinNames(keys)}`;
}

/** «без фильтров, кроме марки и модели», «без всех фильтров». */
export const formatExcept = (kept: readonly FacetKey[]): string =>
  kept.length > 0 ? `без фильтров, кроме ${joinNames(kept)}` : 'без всех фильтров';

/** «год от 2017», «пробег до 150 000 км», «под ключ до 1 650 000 ₽». */
export const formatRangeStep = (row: RangeFacet, range: Range, template: Template): string =>
  `${FACET_DETAILS[row.key].short ?? row.label.toLowerCase()} ${formatRange(row, range, getUnit(row, template))}`;
