import type { RangeFacet } from '@vvoz/catalogue/facets/facets';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { Range } from '@vvoz/catalogue/query/query';

/** One end as it is written: years without a separator, everything else grouped: «100 000». */
export const formatEnd = ({ key }: RangeFacet, value: number): string =>
  key === 'year' ? String(value) : formatNumber(value);

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
