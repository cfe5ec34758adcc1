import type { RangeFacet } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import { getCurrencySign } from '@vvoz/catalogue/words/currencies';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';

/** Formats one end of a range: «100 000»; years have no separator. */
export const formatEnd = ({ plain }: RangeFacet, value: number): string =>
  plain ? String(value) : formatNumber(value);

/**
 * Returns the unit of a facet in a template: the template's own, or that of the facet's row. For the price, the
 * currency of the lots, or '' when each lot has its own.
 */
export const getUnit = (
  { key, inCurrency, unit }: RangeFacet,
  template: Pick<ShownTemplate, 'currency' | 'units'> | undefined,
): string =>
  inCurrency && template?.currency ? getCurrencySign(template.currency) : (template?.units?.[key] ?? unit);

/** «2018–2021», «до 100 000 км», «от 2018», «2018»; '' for an open range. `unit` replaces the facet's own. */
export function formatRange(facet: RangeFacet, { min, max }: Range, unit: string = facet.unit): string {
  const tail = unit ? NBSP + unit : '';
  if (min !== undefined && max !== undefined) {
    const ends = min === max ? [min] : [min, max];
    return ends.map((end) => formatEnd(facet, end)).join('–') + tail;
  }
  if (min !== undefined) return `от${NBSP}${formatEnd(facet, min)}${tail}`;
  return max === undefined ? '' : `до${NBSP}${formatEnd(facet, max)}${tail}`;
}
