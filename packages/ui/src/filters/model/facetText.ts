import type { RangeFacet } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import { getCurrencySign, type Currency } from '@vvoz/catalogue/words/currencies';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';

/** Formats one end of a range: «100 000»; years have no separator. */
export const formatEnd = ({ plain }: RangeFacet, value: number): string =>
  plain ? String(value) : formatNumber(value);

/** The unit of a facet in a template. For the price, the currency of the lots, or '' when each lot has its own. */
export const getUnit = (
  { inCurrency, unit }: RangeFacet,
  template: { readonly currency?: Currency } | undefined,
): string => (inCurrency && template?.currency ? getCurrencySign(template.currency) : unit);

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
