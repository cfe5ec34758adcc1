import { formatPathSegment } from '@vvoz/catalogue/address/cataloguePath';
import { readValue } from '@vvoz/catalogue/query/readValues';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import { PATH_FACETS } from '@vvoz/catalogue/query/query';

/** The facets of a path: brand, model, body code. */
const ROWS = PATH_FACETS.flatMap((key) => {
  const row = FACETS.find((facet) => facet.key === key);
  return row?.kind === 'list' ? [row] : [];
});

/**
 * Formats the canonical path of the landing with these names: brand, model, body code. `findLandingPath` finds the same path for
 * the page at that address, but needs a parsed query; this function is fast enough for the million paths of a sitemap. Undefined
 * for names that an address cannot contain.
 */
export function formatLandingPath(base: string, names: readonly string[]): string | undefined {
  const isNamed = names.every((name, at) => {
    const row = ROWS[at];
    return row !== undefined && readValue(row, name) === name;
  });
  return isNamed ? [base.replace(/\/$/, ''), ...names.map(formatPathSegment)].join('/') : undefined;
}
